import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, messageOf, takeLease, UserError } from '../lib/index.ts';

/** In milliseconds: how long to wait for the lease of another backup. A killed backup's lease ends sooner. */
const FREE_WITHIN = 5000;

/** Write a file that appears only when it is complete. A lease keeps out a second writer. */
export async function writeBeside(
  file: string,
  write: (save: (content: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`;
  using lease = await takeLease(part, FREE_WITHIN, 0o600).catch((error: unknown) => {
    throw new UserError(explained(error, file));
  });
  if (!lease) throw new UserError(`Another backup to ${file} is under way.`);
  await using handle = await open(part, 'r+');
  let full: UserError | undefined;
  try {
    await write((content) =>
      handle.writeFile(content).catch((error: unknown) => {
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
      return `${file} can't be written (${messageOf(error)}).`;
  }
}
