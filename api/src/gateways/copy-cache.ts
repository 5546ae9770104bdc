import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { logger } from '../runtime/logger.ts';

/** Which copy of which photo: in `size` for the account with the code; `tag` is the rest that it hangs on. */
export type CopyName = { photoKey: string; size: string; code: string; tag: string };

type Kept = { file: string; name: CopyName; bytes: number; madeAt: number };

/** After which whoever was writing a file has ended without it. */
const WRITING = 10 * 60 * 1000;
/** Of the limit: what one process writes until it looks again what there is, and what is left after that. */
const BETWEEN_LOOKS = 0.1;
const LEFT = 0.8;

const fileName = ({ photoKey, size, code, tag }: CopyName) => `${photoKey}-${size}-${code}-${tag}.webp`;

function nameIn(file: string): CopyName | undefined {
  const parts = /^([0-9a-f]{32})-([a-z]+)-([0-9A-Z]{7})-([0-9a-f]{16})\.webp$/.exec(file);
  const [, photoKey = '', size = '', code = '', tag = ''] = parts ?? [];
  return parts ? { photoKey, size, code, tag } : undefined;
}

/**
 * Marked copies as files in `<folder>/<first two digits>/`, up to a limit, the oldest going first. It may be
 * emptied at any time, and several processes may share it: a file comes into its place whole, and two that
 * are of one name are the same. What fails here costs a copy that is made again, and is logged.
 * @param limit in bytes; each process may be a tenth over it
 */
export function copyCache(folder: string, limit: number) {
  const fileOf = (name: CopyName) => join(folder, name.photoKey.slice(0, 2), fileName(name));
  /** By this process, since it last looked what there is. */
  let written = 0;

  async function put(name: CopyName, bytes: Buffer): Promise<void> {
    const file = fileOf(name);
    const part = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, file);
    } catch (error) {
      logger.warn({ err: error }, 'a marked copy can’t be kept');
      await rm(part, { force: true }).catch(() => undefined);
      return;
    }
    written += bytes.length;
    if (written > limit * BETWEEN_LOOKS) await removeOldest();
  }

  async function get(name: CopyName): Promise<Buffer | undefined> {
    try {
      return await readFile(fileOf(name));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') logger.warn({ err: error }, 'a marked copy can’t be read');
      return undefined;
    }
  }

  /** Removes every copy that is of the kind. */
  async function remove(isGone: (name: CopyName) => boolean, shelf = ''): Promise<void> {
    for (const { name, file } of await filesIn(join(folder, shelf))) {
      const copy = nameIn(name);
      if (copy && isGone(copy)) await rm(file, { force: true });
    }
  }

  async function list(): Promise<Kept[]> {
    const kept: Kept[] = [];
    for (const { name: written, file } of await filesIn(folder)) {
      const found = await stat(file).catch(() => undefined);
      if (!found) continue;
      const name = nameIn(written);
      if (name) kept.push({ file, name, bytes: found.size, madeAt: found.mtimeMs });
      else if (Date.now() - found.mtimeMs > WRITING) await rm(file, { force: true });
    }
    return kept;
  }

  /** Down to four fifths of the limit, where it was reached. */
  async function removeOldest(): Promise<void> {
    written = 0;
    const kept = await list();
    let bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= limit * (1 - BETWEEN_LOOKS)) return;
    for (const file of kept.sort((one, other) => one.madeAt - other.madeAt)) {
      if (bytes <= limit * LEFT) return;
      await rm(file.file, { force: true });
      bytes -= file.bytes;
    }
  }

  return {
    get,
    put,
    removeOldest,
    removePhoto: (photoKey: string) => remove((name) => name.photoKey === photoKey, photoKey.slice(0, 2)),
    removeAccounts: (codes: ReadonlySet<string>) => remove(({ code }) => codes.has(code)),
    removePhotos: (photoKeys: ReadonlySet<string>) => remove(({ photoKey }) => photoKeys.has(photoKey)),
    names: async () => (await filesIn(folder)).flatMap(({ name }) => nameIn(name) ?? []),
  };
}

async function filesIn(folder: string): Promise<{ name: string; file: string }[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => ({ name: basename(name), file: join(parentPath, name) }));
  } catch (error) {
    // Nothing was kept yet, or a folder went while it was read.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
