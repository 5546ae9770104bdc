const SECOND = 1000;
const HOUR = 3600 * SECOND;

const FIRST_PAUSE = SECOND;
const GROWTH = 1.5;
const LONGEST_PAUSE = HOUR;
/** With the pauses of a failing job, three days: a mail server may be down for a weekend. */
const TRIES = 90;
/** About an hour of tries: a mail server's permanent refusal may be a mistake. */
const TRIES_WHEN_REFUSED = 20;

export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'isForGood' in error && error.isForGood === true;

/** Return milliseconds until the next try: half as long again after each failure, up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * GROWTH ** (attempts - 1), LONGEST_PAUSE);

export const isHopeless = (attempts: number, error: unknown): boolean =>
  attempts >= (isRefused(error) ? TRIES_WHEN_REFUSED : TRIES);
