import { insteadOf } from './instead-of.ts';

/** `node --import` this: the API writes down no look, knows of none, and counts nothing that is read. */
insteadOf({
  '../../src/register/views/models/looks.ts': './no-looks.ts',
  '../../src/register/views/models/views.ts': './no-views.ts',
  '../../src/register/views/reading-limits.ts': './no-limits.ts',
});
