/** Return the script that moves the date of the realm that runs it, or undefined where none is wanted. */
export function movedDate(): string | undefined;
