const SECOND = 1000;
const HOUR = 3600 * SECOND;

const FIRST_PAUSE = SECOND;
const GROWTH = 1.5;
const LONGEST_PAUSE = HOUR;
/** With these pauses, three days: a mail server may be away for a weekend. */
const TRIES = 90;
/** An hour: whoever says that it will never do so may be mistaken, but isn't asked for days. */
const TRIES_WHEN_REFUSED = 20;

/** Another try is unlikely to end otherwise: a mailbox that doesn't exist. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'isForGood' in error && error.isForGood === true;

/**
 * Milliseconds until the next try after `attempts` that failed: half as long again each time, up to an hour.
 */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * GROWTH ** (attempts - 1), LONGEST_PAUSE);

/** Whether a task that has failed as often as that is given up. */
export const isHopeless = (attempts: number, error: unknown): boolean =>
  attempts >= (isRefused(error) ? TRIES_WHEN_REFUSED : TRIES);
