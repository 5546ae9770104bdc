export * from './calls.ts';
export * from './endpoints.ts';
