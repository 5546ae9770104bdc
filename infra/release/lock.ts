import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../lib/until.ts';
import { Conflict, errorCode } from '../lib/refusal.ts';
import type { Site } from './site.ts';

const FREE_WITHIN = 10_000;
/** A lock that its holder has not touched for so long is that of a process that was killed. */
const LEASE = 3000;
const TOUCHED_EVERY = LEASE / 6;

/**
 * One change of the served release at a time, also between processes, containers and machines that share the site's folder: a
 * process id means nothing from one container to the next, so the holder shows that it lives by touching the file.
 * Throws a `Conflict` when it stays taken.
 */
export async function withSiteLock(site: Site, work: () => Promise<void>): Promise<void> {
  const lock = join(site.folder, '.release.lock');
  await mkdir(site.folder, { recursive: true });
  const holder = watch(lock);
  const takeTurn = async () => {
    if (await take(lock)) return true;
    await holder.removeIfDead();
    return false;
  };
  const taken = await until(takeTurn, { within: FREE_WITHIN });
  if (!taken) throw new Conflict(`Another promotion is under way on ${site.folder}. Try again in a moment.`);
  const touching = setInterval(() => {
    const now = new Date();
    void utimes(lock, now, now).catch(() => undefined);
  }, TOUCHED_EVERY);
  try {
    await work();
  } finally {
    clearInterval(touching);
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

/** Looks at a lock again and again by a clock of its own: the clocks of two machines need not agree. */
function watch(lock: string) {
  let [seen, since] = ['', performance.now()];
  return {
    async removeIfDead(): Promise<void> {
      const mark = await markOf(lock);
      if (mark !== seen) [seen, since] = [mark, performance.now()];
      else if (mark && performance.now() - since > LEASE) await removeDead(lock, mark);
    },
  };
}

/** Moved aside and looked at, not deleted: somebody else may have done so first, and the lock may be a new one already. */
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

/** Which file it is and when it was last touched; empty when there is none. */
async function markOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs } = await stat(file);
    return `${ino} ${mtimeMs}`;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
