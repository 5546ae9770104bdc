import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConflictError, takeLease } from '../../lib/index.ts';
import type { Site } from './site.ts';

const FREE_WITHIN = 10_000;

/** Allow one change of the site at a time, also between machines that share its folder. */
export async function withSiteLock<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const lock = join(site.folder, '.release.lock');
  await mkdir(site.folder, { recursive: true });
  using lease = await takeLease(lock, FREE_WITHIN);
  if (!lease) {
    throw new ConflictError('Another promotion is under way on this site. Try again in a moment.');
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
