export { countReading, readToday } from './reading-limits.ts';
export { newInLedger } from './models/visits.ts';
export { hasLooked, noteLook, NOTHING_SEEN, type Seen, seenBy } from './models/looks.ts';
