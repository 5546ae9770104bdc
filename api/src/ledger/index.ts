export { countReading, readWithinADay } from './reading-limits.ts';
export { newInLedger } from './models/visits.ts';
export { noteView, writeViews } from './models/views.ts';
export {
  hasLooked,
  type Joined,
  lastLook,
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
