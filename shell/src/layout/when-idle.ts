/** Milliseconds to wait at most, for a page that is never idle. */
const LATEST = 1000;

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: LATEST });
  else setTimeout(work, LATEST);
}
