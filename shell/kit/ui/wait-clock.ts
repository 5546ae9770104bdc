/** Two loading states belong to one wait if the pause between them is shorter than these milliseconds. */
const PAUSE_MS = 1000;

/** Start of the current wait, by `performance.now()`. The first wait starts with the page's request. */
let began = 0;
let ended = -Infinity;
let waiting = 0;

/** Note when the page was requested, in milliseconds of `performance.now()`, as the start of a wait. */
export function notePageArrived(requestedAt = 0): void {
  began = requestedAt;
  ended = performance.now();
}

/** Start waiting and return how long the wait has lasted, in milliseconds. */
export function beginWaiting(): number {
  const now = performance.now();
  if (waiting === 0 && now - ended > PAUSE_MS) began = now;
  waiting += 1;
  return now - began;
}

export function endWaiting(): void {
  waiting -= 1;
  ended = performance.now();
}
