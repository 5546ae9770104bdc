import { env } from './env.ts';
import { Unavailable } from './errors.ts';

/**
 * Milliseconds that one step may wait for MySQL or Redis. A request waits for each in turn, and a caller is
 * to be told within two seconds that one of them hangs; a command has nobody waiting and is given longer.
 */
export const STEP_DEADLINE = env.stepDeadline;

/**
 * Call `late` after `ms` milliseconds. A process that was itself held up for so long first reads what has
 * come meanwhile: timers go off before anything is read.
 * @returns what stops the clock
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
 * Gives up waiting for `promise` after `ms`. What it stood for may still happen: only reads and keyed writes
 * are raced.
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
