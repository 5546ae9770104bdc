// Import `settings.ts` by its own path: exported here, it would load yup into every command.
export { argumentsOf, entryOf } from './arguments.ts';
export { columns } from './columns.ts';
export { runCommand, untilStopped } from './command.ts';
export * from './errors.ts';
export * from './files.ts';
export * from './lease.ts';
export { createLifetime, type Lifetime } from './lifetime.ts';
export { freePort, tryPort } from './ports.ts';
export { CACHE, ROOT } from './repository.ts';
export { duration, say, step } from './steps.mjs';
export { isServed, until } from './until.ts';
