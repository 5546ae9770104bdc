/** Between two states of one wait there is hardly a moment: what came at last asks for the next thing. */
const PAUSE_MS = 1000;

/** When what is waited for now was asked for; the page itself first of all. */
let began = 0;
let ended = -Infinity;
let waiting = 0;

/**
 * The page's own load is over: whatever is waited for next goes on from there.
 * @param asked when it was asked for, in milliseconds of `performance.now()`
 */
export function notePageArrived(asked = 0): void {
  began = asked;
  ended = performance.now();
}

/** How long somebody has been waiting already, in milliseconds. */
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
