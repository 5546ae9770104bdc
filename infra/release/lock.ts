import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../process/leftover.ts';
import { until } from '../process/until.ts';
import { errorCode, Refusal } from '../refusal.ts';
import type { Site } from './site.ts';

const FREE_WITHIN = 10_000;

/** One change of the served release at a time, also between processes. */
export async function withSiteLock(site: Site, work: () => Promise<void>): Promise<void> {
  const lock = join(site.folder, '.release.lock');
  await mkdir(site.folder, { recursive: true });
  if (!(await until(() => take(lock), { within: FREE_WITHIN }))) {
    throw new Refusal(`Another promotion is under way on ${site.folder}. Try again in a moment.`);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder > 0 && !(await isAlive(holder))) await removeStale(lock);
  return false;
}

/** Moved aside, not deleted: of two that find the same stale lock only one succeeds. */
async function removeStale(lock: string): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).then(
    () => rm(aside),
    () => undefined,
  );
}
