import { insteadOf } from './instead-of.ts';

/** With `node --import` of this file the API neither reads nor writes access logs, and counts no reading. */
insteadOf({
  '../../../src/register/views/models/looks.ts': './no-looks.ts',
  '../../../src/register/views/models/views.ts': './no-views.ts',
  '../../../src/register/views/reading-limits.ts': './no-limits.ts',
});
