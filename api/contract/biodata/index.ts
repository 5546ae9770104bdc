export * from './calls.ts';
export * from './endpoints.ts';
export * from './fields.ts';
export * from './forms.ts';
export * from './labels.ts';
export * from './lists.ts';
export * from './replies.ts';
export * from './values.ts';
