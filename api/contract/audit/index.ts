export * from './audit-entry.ts';
export * from './calls.ts';
export * from './endpoints.ts';
