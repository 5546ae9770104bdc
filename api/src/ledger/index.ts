export { countReading } from './reading-limits.ts';
export { noteLook, NOTHING_SEEN, type Seen, seenBy } from './models/looks.ts';
