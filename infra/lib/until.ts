import { setTimeout as sleep } from 'node:timers/promises';

/** Repeat a check until it returns true or the time is over. Return whether the check returned true. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  { within, every = 20 }: { within: number; every?: number },
): Promise<boolean> {
  const deadline = Date.now() + within;
  for (let pause = every; ; pause = Math.min(pause * 1.5, 250)) {
    if (await isSo()) return true;
    if (Date.now() >= deadline) return false;
    await sleep(pause);
  }
}

/** Return whether an address answers with a status from 200 to 299. */
export const isServed = (address: string, signal: AbortSignal | null = null): Promise<boolean> =>
  fetch(address, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
