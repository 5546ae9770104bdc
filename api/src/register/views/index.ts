export { countAndNotice, type Reader } from './count-and-notice.ts';
export { noteExport } from './commands/note-export.ts';
export { noteOpening } from './commands/note-opening.ts';
export { forgetPhonesOf } from './models/forget-phones.ts';
export { countNumber, numbersWithin } from './number-limits.ts';
export { countReading, readWithin, type Refusing } from './reading-limits.ts';
export { newInLedger, noteVisit } from './models/visits.ts';
export {
  type Joined,
  lastLook,
  lastLookAtAny,
  noteLook,
  noteLooks,
  phonesShown,
  phoneTakenBy,
  type WithTaken,
} from './models/looks.ts';
export type { EntryKind, LedgerEntryRow } from './models/ledger-entry.ts';
export { orUnavailable } from './or-unavailable.ts';
