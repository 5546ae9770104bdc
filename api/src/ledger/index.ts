export { countAndNotice, type Reader } from './count-and-notice.ts';
export { noteExport } from './commands/note-export.ts';
export { noteOpening } from './commands/note-opening.ts';
export { forgetPhonesOf } from './models/forget-phones.ts';
export { numbersWithin } from './number-limits.ts';
export { countReading, readWithin, type Refusing } from './reading-limits.ts';
export { newInLedger } from './models/visits.ts';
export {
  type Joined,
  lastLook,
  lastLookAtAny,
  noteLook,
  noteLooks,
  phoneTakenBy,
  type Several,
  type WithTaken,
} from './models/looks.ts';
