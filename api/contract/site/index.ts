export * from './calls.ts';
export * from './client-error.ts';
export * from './endpoints.ts';
export * from './system.ts';
