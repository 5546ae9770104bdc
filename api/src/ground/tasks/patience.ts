const SECOND = 1000;
const HOUR = 3600 * SECOND;

const FIRST_PAUSE = SECOND;
const GROWTH = 1.5;
const LONGEST_PAUSE = HOUR;
/** Tries of a failing job, over three days with the pauses: a mail server may be down for a weekend. */
const TRIES = 90;
/** Tries after permanent refusals, over about an hour: a mail server's refusal may be a mistake. */
const TRIES_WHEN_REFUSED = 20;

export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'isForGood' in error && error.isForGood === true;

/** Return milliseconds until the next try: each pause is half as long again as the last, up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * GROWTH ** (attempts - 1), LONGEST_PAUSE);

export const isHopeless = (attempts: number, error: unknown): boolean =>
  attempts >= (isRefused(error) ? TRIES_WHEN_REFUSED : TRIES);
