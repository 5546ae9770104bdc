/** Silence the console after a release's first render (specification section 9); see `error-reporter.ts`. */
export function silenceConsole(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const silent = () => undefined;
  Object.assign(console, { log: silent, info: silent, debug: silent, warn: silent, error: silent });
}
