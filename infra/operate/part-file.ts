import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, keepTouched, LEASE, markOf, UserError } from '../lib/index.ts';

/**
 * Has `write` fill a file beside the wanted one, and moves it there when it is whole and on the disk. Whoever
 * writes shows by touching the file that it lives: what a backup that was killed has left is written over,
 * what another one writes is not.
 */
export async function writeBeside(
  file: string,
  write: (save: (content: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`;
  await using handle = await take(part, file);
  using _touching = keepTouched((now) => handle.utimes(now, now));
  let full: UserError | undefined;
  try {
    await write((content) =>
      handle.writeFile(content).catch((error: unknown) => {
        // What gave the content ends too, and may be the first to say so.
        if (isFull(error)) full = new UserError(explained(error, file));
        throw error;
      }),
    );
    await handle.sync();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw full ?? error;
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');

async function take(part: string, file: string): Promise<FileHandle> {
  const make = () => open(part, 'wx', 0o600);
  try {
    return await make().catch(async (error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
      const before = await markOf(part);
      await sleep(LEASE);
      if ((await markOf(part)) !== before) throw new UserError(`Another backup to ${file} is under way.`);
      await rm(part, { force: true });
      return make();
    });
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(explained(error, file));
  }
}

function explained(error: unknown, file: string): string {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${file} is full. Make room on it, or name a file on another disk.`;
    case 'ENOENT':
      return `There is no folder ${dirname(file)}. Make it first, or name a file in another one.`;
    case 'ENOTDIR':
      return `${dirname(file)} is no folder. Name a file in one.`;
    default:
      return `${file} can't be written (${error instanceof Error ? error.message : String(error)}).`;
  }
}
