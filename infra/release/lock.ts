import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConflictError, errorCode, keepTouched, LEASE, markOf, until } from '../lib/index.ts';
import type { Site } from './site.ts';

const FREE_WITHIN = 10_000;

/**
 * One change of the served release at a time, also between processes, containers and machines that share the
 * site's folder. Throws a `ConflictError` when it stays taken.
 */
export async function withSiteLock(site: Site, work: () => Promise<void>): Promise<void> {
  const lock = join(site.folder, '.release.lock');
  await mkdir(site.folder, { recursive: true });
  // By a clock of its own: the clocks of two machines need not agree.
  let [seen, since] = ['', performance.now()];
  const takeTurn = async () => {
    if (await take(lock)) return true;
    const mark = await markOf(lock);
    if (mark !== seen) [seen, since] = [mark, performance.now()];
    else if (mark && performance.now() - since > LEASE) await removeDead(lock, mark);
    return false;
  };
  if (!(await until(takeTurn, { within: FREE_WITHIN }))) {
    throw new ConflictError(`Another promotion is under way on ${site.folder}. Try again in a moment.`);
  }
  using _touching = keepTouched((now) => utimes(lock, now, now));
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Moved aside and looked at, not deleted: somebody else may have done so first, and the lock may be a new one
 * already.
 */
async function removeDead(lock: string, mark: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await markOf(aside)) !== mark) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}
