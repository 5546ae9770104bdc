/** Return a signal that aborts after some milliseconds; `AbortSignal.timeout` is newer than the oldest Safari. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('No answer in time.')), ms);
  return controller.signal;
}
