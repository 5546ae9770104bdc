import { Unavailable } from '../http/errors.ts';

/**
 * Milliseconds that one step of a request may wait for MySQL or Redis. A request waits for each in turn, and
 * a caller is to be told within two seconds that one of them hangs.
 */
export const STEP_DEADLINE = 1000;

/**
 * Gives up waiting for `promise` after `ms`. What it stood for may still happen: only reads and keyed writes
 * are raced.
 */
export async function within<T>(promise: Promise<T>, what: string, ms = STEP_DEADLINE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(what)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
