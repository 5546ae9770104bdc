export { ShortlistEntry } from './models/shortlist-entry.ts';
