import './listing-metrics.ts';

export { stillLooking } from './commands/ask-families.ts';
export { mailStillLooking } from './commands/mail-still-looking.ts';
