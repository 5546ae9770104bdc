const DAY = 24 * 60 * 60 * 1000;

/** A family is asked that long after its last sign of life. */
export const ASKED_AFTER = 90 * DAY;
/** A question that has reached it may stay unanswered for that long. */
export const LAPSES_AFTER = 14 * DAY;
/** Somebody calls it in the last of those days. */
export const CALLED_BEFORE = 7 * DAY;

/** An instant as SQL has it. */
export const instant = (time: number) => new Date(time).toISOString().slice(0, -1);
