export * from './calls.ts';
export * from './endpoints.ts';
export * from './forms.ts';
export * from './replies.ts';
export * from './values.ts';
