export * from './calls.ts';
export * from './endpoints.ts';
export * from './forms.ts';
export * from './labels.ts';
export * from './replies.ts';
export * from './session.ts';
export * from './account-status.ts';
export * from './values.ts';
