const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds after a family's last sign of life until it is asked. */
export const ASKED_AFTER = 90 * DAY;
/** Milliseconds in which a family can answer after the question has reached it. */
export const LAPSES_AFTER = 14 * DAY;
/** An administrator calls the family in the last part of that time, in milliseconds. */
export const CALLED_BEFORE = 7 * DAY;

/** Return an instant as SQL writes it, in UTC. */
export const instant = (time: number) => new Date(time).toISOString().slice(0, -1);
