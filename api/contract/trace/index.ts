export * from './calls.ts';
export * from './corners.ts';
export * from './endpoints.ts';
