export * from './calls.ts';
export * from './decisions.ts';
export * from './endpoints.ts';
export * from './hints.ts';
export * from './notes.ts';
export * from './own-status.ts';
export * from './users.ts';
