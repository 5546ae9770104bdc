import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataDir } from './data-dir.ts';
import { isLocked } from './embedded/lock.ts';
import { UserError, writeAtomically } from '../lib/index.ts';

/** This file marks an unfinished restore and names its backup. It is removed when all data is in place. */
const markOf = (dataDir: DataDir) => join(dataDir.path, 'restoring');

export const markRestore = (dataDir: DataDir, backup: string) => writeAtomically(markOf(dataDir), backup);

export const unmarkRestore = (dataDir: DataDir) => rm(markOf(dataDir), { force: true });

export async function unfinishedRestore(dataDir: DataDir): Promise<string | undefined> {
  const backup = await readFile(markOf(dataDir), 'utf8').catch(() => undefined);
  return backup === undefined ? undefined : `npm run restore -- ${backup} --force`;
}

export async function refuseHalfRestored(dataDir: DataDir): Promise<void> {
  const command = await unfinishedRestore(dataDir);
  if (command) throw new UserError(`A restore was interrupted: ${command}`);
}

/** Refuse a command that can run while the site is up, during a restore and after an interrupted one. */
export async function refuseWhileRestoring(dataDir: DataDir): Promise<void> {
  if ((await unfinishedRestore(dataDir)) && (await isLocked(dataDir))) {
    throw new UserError('A restore is under way. Wait until it has ended.');
  }
  await refuseHalfRestored(dataDir);
}
