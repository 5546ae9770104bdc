import { env } from './env.ts';
import { Unavailable } from './errors.ts';

/** Milliseconds to wait for MariaDB or Redis. A request waits for both, and must fail within two seconds. */
export const STEP_DEADLINE = env.stepDeadline;

/**
 * Call `late` after `ms`. If the process itself was blocked, it first reads replies that have arrived.
 * @returns a function that stops the timer
 */
export function afterDeadline(ms: number, late: () => void): () => void {
  let lastLook: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (lastLook = setImmediate(late)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(lastLook);
  };
}

/**
 * Stop waiting after `ms`. The work may still finish, so use it for reads and repeatable writes.
 * @throws Unavailable
 */
export async function within<T>(promise: Promise<T>, what: string, ms = STEP_DEADLINE): Promise<T> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    stop = afterDeadline(ms, () => reject(new Unavailable(what)));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop();
  }
}
