import { insteadOf } from './instead-of.ts';

/** `node --import` this: the API serves photos as they are stored, and writes down nobody who saw them. */
insteadOf({
  '../../src/register/photos/commands/serve-copy.ts': './stored-photo.ts',
  '../../src/register/photos/commands/note-serving.ts': './nothing-served.ts',
});
