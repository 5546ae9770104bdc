import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataDir } from './data-dir.ts';
import { isLocked } from './embedded/lock.ts';
import { UserError, writeAtomically } from '../lib/index.ts';

/** Lies there from before a restore removes anything until all of it is in place, and names the backup. */
const markOf = (dataDir: DataDir) => join(dataDir.path, 'restoring');

export const markRestore = (dataDir: DataDir, backup: string) => writeAtomically(markOf(dataDir), backup);

export const unmarkRestore = (dataDir: DataDir) => rm(markOf(dataDir), { force: true });

/** The command that ends a restore that was interrupted; undefined when none was. */
export async function unfinishedRestore(dataDir: DataDir): Promise<string | undefined> {
  const backup = await readFile(markOf(dataDir), 'utf8').catch(() => undefined);
  return backup === undefined ? undefined : `npm run restore -- ${backup} --force`;
}

/** Called before anything uses the data, which must not be half of a backup. */
export async function refuseHalfRestored(dataDir: DataDir): Promise<void> {
  const mend = await unfinishedRestore(dataDir);
  if (mend) throw new UserError(`A restore was interrupted: ${mend}`);
}

/** The same for a command that may run beside others, a restore among them. */
export async function refuseWhileRestoring(dataDir: DataDir): Promise<void> {
  if ((await unfinishedRestore(dataDir)) && (await isLocked(dataDir))) {
    throw new UserError('A restore is under way. Wait until it has ended.');
  }
  await refuseHalfRestored(dataDir);
}
