/** Return a script that moves the date in a page; undefined if this run does not move it. */
export function movedDate(): string | undefined;
