const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds after a family's last sign of life until it is asked whether it is still looking. */
export const ASKED_AFTER = 90 * DAY;
/** Milliseconds in which a family can answer after the question has reached it. */
export const LAPSES_AFTER = 14 * DAY;
/** Milliseconds before a biodata lapses, in which an administrator calls its family. */
export const CALLED_BEFORE = 7 * DAY;

export const instant = (time: number) => new Date(time).toISOString().slice(0, -1);
