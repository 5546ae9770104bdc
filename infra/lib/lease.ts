import { stat } from 'node:fs/promises';

/**
 * A file that its holder touches to show that it lives: between containers and machines a process id means
 * nothing. One that nobody has touched for so long is that of a process that was killed.
 */
export const LEASE = 3000;

export function keepTouched(touch: (now: Date) => Promise<unknown>): Disposable {
  const timer = setInterval(() => void touch(new Date()).catch(() => undefined), LEASE / 6);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Which file it is and when it was last touched; empty when there is none. */
export const markOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => '',
  );
