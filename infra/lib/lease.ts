import { randomUUID } from 'node:crypto';
import { link, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { errorCode } from './errors.ts';
import { until } from './until.ts';

/** In milliseconds: a lease that is untouched for longer belongs to a killed process. */
const LEASE = 3000;

/**
 * Take a lease: make a file and touch it regularly. Other containers could not check a process id instead.
 * @returns undefined if another process holds the file for all of `within`, in milliseconds
 */
export async function takeLease(
  file: string,
  within: number,
  mode?: number,
): Promise<Disposable | undefined> {
  // Measure a lease's age with this process's clock: the clocks of two machines can differ.
  let [seen, since] = ['', performance.now()];
  const takeTurn = async () => {
    if (await make(file, mode)) return true;
    const mark = await markOf(file);
    if (mark !== seen) [seen, since] = [mark, performance.now()];
    else if (mark && performance.now() - since > LEASE) await removeDead(file, mark);
    return false;
  };
  if (!(await until(takeTurn, { within }))) return undefined;
  const touch = () => void utimes(file, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(touch, LEASE / 6);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

async function make(file: string, mode: number | undefined): Promise<boolean> {
  try {
    await writeFile(file, '', { flag: 'wx', mode });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** Return a lease file's inode and time of its last touch as text; empty if the file does not exist. */
const markOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => '',
  );

/** Rename an expired lease before checking it again: another process can have replaced it. */
async function removeDead(file: string, mark: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await markOf(aside)) !== mark) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
