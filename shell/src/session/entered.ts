/** Name of the event and the performance mark when the sign-in page has become the application. */
export const ENTERED = 'pehchan-entered';

export const isApplication = (): boolean => document.getElementById('root') !== null;

export function hasEntered(): Promise<unknown> {
  if (isApplication()) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener(ENTERED, resolve, { once: true }));
}

/** When the sign-in page became the application, in milliseconds of `performance.now()`; else undefined. */
export const enteredAt = (): number | undefined => performance.getEntriesByName(ENTERED)[0]?.startTime;
