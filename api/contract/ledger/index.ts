export * from './calls.ts';
export * from './endpoints.ts';
export * from './replies.ts';
