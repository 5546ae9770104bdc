/** Event and performance mark: the sign-in page has become the application. */
export const ENTERED = 'pehchan-entered';

export const isApplication = (): boolean => document.getElementById('root') !== null;

export function hasEntered(): Promise<unknown> {
  if (isApplication()) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener(ENTERED, resolve, { once: true }));
}

/** Milliseconds of `performance.now()`; undefined if the document was opened as the application. */
export const enteredAt = (): number | undefined => performance.getEntriesByName(ENTERED)[0]?.startTime;
