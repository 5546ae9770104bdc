import { insteadOf } from './instead-of.ts';

/** `node --import` this: the API writes down no look, knows of none, and counts nothing that is read. */
insteadOf({
  '../../src/ledger/models/looks.ts': './no-looks.ts',
  '../../src/ledger/models/views.ts': './no-views.ts',
  '../../src/ledger/reading-limits.ts': './no-limits.ts',
});
