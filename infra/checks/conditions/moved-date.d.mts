/** Return the script that moves the date in a page, or undefined if this run moves no date. */
export function movedDate(): string | undefined;
