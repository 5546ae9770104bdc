export { mailSecondStep } from './commands/mail-second-step.ts';
export { codeForFirstWay, resetSecondStepOf } from './commands/reset-second-step.ts';
export { findProtection } from './models/ways.ts';
export { isFresh, type Standing, wantedBefore } from './policy.ts';
