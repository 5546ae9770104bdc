/**
 * After the first render of a release the console is silent (specification section 9); errors go to
 * `report-error.ts`.
 */
export function silenceConsole(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const silent = () => undefined;
  Object.assign(console, { log: silent, info: silent, debug: silent, warn: silent, error: silent });
}
