/** A page that is never quite idle waits no longer. */
const LATEST = 1000;

/** Runs `work` when the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: LATEST });
  else setTimeout(work, LATEST);
}
