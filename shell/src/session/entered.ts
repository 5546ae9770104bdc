/** What the sign-in screen's document says once somebody is in and it has become the application's. */
export const ENTERED = 'pehchan-entered';

/** Whether this document is the application's by now. */
export const isApplication = (): boolean => document.getElementById('root') !== null;

/** Settles when it is. */
export function hasEntered(): Promise<unknown> {
  if (isApplication()) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener(ENTERED, resolve, { once: true }));
}

/**
 * When somebody signed in within this document, in milliseconds of `performance.now()`; undefined: it was
 * opened as the application's.
 */
export const enteredAt = (): number | undefined => performance.getEntriesByName(ENTERED)[0]?.startTime;
