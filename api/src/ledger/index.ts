export { countReading, readToday } from './reading-limits.ts';
export { noteLook, NOTHING_SEEN, type Seen, seenBy } from './models/looks.ts';
