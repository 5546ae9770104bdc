export * from './calls.ts';
export * from './decisions.ts';
export * from './endpoints.ts';
export * from './own-standing.ts';
export * from './users.ts';
