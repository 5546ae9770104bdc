import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../lib/steps.mjs';
import { cache } from './common.mjs';

/** Two commands in a fresh clone must not install at the same time. */
export async function withInstallLock(name, work) {
  const lock = lockOf(name);
  mkdirSync(cache, { recursive: true });
  let hasReported = false;
  while (!takeLock(lock)) {
    if (!hasReported) {
      say(`Another command is installing ${name === 'node' ? 'Node' : 'the packages'}; waiting for it.`);
    }
    hasReported = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  ownLocks.add(lock);
  try {
    await work();
  } finally {
    ownLocks.delete(lock);
    rmSync(lock, { force: true });
  }
}

const ownLocks = new Set();

export function removeOwnLocks() {
  for (const lock of ownLocks) rmSync(lock, { force: true });
}

const lockOf = (name) => join(cache, `install-${name}.lock`);

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (holderLives(lock)) return false;
  // Rename a stale lock before deleting it: of two processes that find the lock, only one can rename it.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside);
  } catch {
    // The rename fails if another process has renamed the stale lock first.
  }
  return false;
}

function holderLives(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // A lock that is being written has the id 0. A signal to 0 would check our own process group.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
