import { insteadOf } from './instead-of.ts';

/** With `node --import` of this file the API serves stored photos without marks, and records no viewers. */
insteadOf({
  '../../../src/register/photos/commands/serve-copy.ts': './stored-photo.ts',
  '../../../src/register/photos/commands/note-serving.ts': './nothing-served.ts',
});
