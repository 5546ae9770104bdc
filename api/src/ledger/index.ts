export { countAndNotice, type Reader } from './count-and-notice.ts';
export { numbersWithin } from './number-limits.ts';
export { countReading, readWithin, type Refusing } from './reading-limits.ts';
export { newInLedger } from './models/visits.ts';
export { noteView, writeViews } from './models/views.ts';
export {
  type Joined,
  lastLook,
  lastLookAtAny,
  noteLook,
  noteLookAtAll,
  NOTHING_SEEN,
  phoneShownTo,
  type Seen,
  seenBy,
  seenIn,
  type WithLook,
  type WithPhone,
} from './models/looks.ts';
