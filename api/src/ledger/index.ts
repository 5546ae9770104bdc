export { countReading, readToday } from './reading-limits.ts';
export { newInLedger } from './models/visits.ts';
export { noteView, writeViews } from './models/views.ts';
export {
  hasLooked,
  lastLook,
  noteLook,
  NOTHING_SEEN,
  type Seen,
  seenBy,
  seenIn,
  type WithSeen,
} from './models/looks.ts';
