import { randomUUID } from 'node:crypto';
import { link, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { errorCode } from './errors.ts';
import { until } from './until.ts';

/** A file that nobody has touched for so long is that of a process that was killed. */
const LEASE = 3000;

/**
 * Makes a file that is touched until it is disposed of, to show that its holder lives: between containers and
 * machines a process id means nothing. That of a process that was killed is replaced.
 * @returns undefined when another holds it for all the time that there is
 */
export async function takeLease(
  file: string,
  within: number,
  mode?: number,
): Promise<Disposable | undefined> {
  // By a clock of its own: the clocks of two machines need not agree.
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

/** Which file it is and when it was last touched; empty when there is none. */
const markOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => '',
  );

/** Moved aside and looked at, not deleted: somebody else may have done so first, and it may be a new one. */
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
