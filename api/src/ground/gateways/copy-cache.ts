import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { logger } from '../runtime/logger.ts';

/** Which copy of which photo: in `size` for the account with the code; `tag` is the rest that it hangs on. */
export type CopyName = { photoKey: string; size: string; code: string; tag: string };

/** Folders of copies, by the first two digits of a photo's key. */
export const SHELVES = Array.from({ length: 256 }, (_, shelf) => shelf.toString(16).padStart(2, '0'));

/** Milliseconds after which the process that was writing a file has ended without it. */
const WRITING = 10 * 60 * 1000;
/** Of the limit: what one process writes until it looks again what there is, and what is left after that. */
const BETWEEN_LOOKS = 0.1;
const LEFT = 0.8;
/** Files that are read or removed at the same time, between two turns of the event loop. */
const AT_ONCE = 32;

const fileName = ({ photoKey, size, code, tag }: CopyName) => `${photoKey}-${size}-${code}-${tag}.webp`;

function nameIn(file: string): CopyName | undefined {
  const parts = /^([0-9a-f]{32})-([a-z]+)-([0-9A-Z]{7})-([0-9a-f]{16})\.webp$/.exec(file);
  const [, photoKey = '', size = '', code = '', tag = ''] = parts ?? [];
  return parts ? { photoKey, size, code, tag } : undefined;
}

/**
 * Marked copies as files in `<folder>/<first two digits>/`, up to a limit, the oldest going first. It may be
 * emptied at any time, and several processes may share it: a file comes into its place whole, and two that
 * are of one name are the same. What fails here costs a copy that is made again, and is logged. The folder is
 * read a few files at a time: it can have hundreds of thousands, and requests must not wait for them.
 * @param limit in bytes; each process may be about a tenth over it
 */
export function copyCache(folder: string, limit: number) {
  const fileOf = (name: CopyName) => join(folder, name.photoKey.slice(0, 2), fileName(name));
  /** By this process, since it last looked what there is. */
  let written = 0;
  let eviction: Promise<void> | undefined;

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
    // The viewer of this copy must not wait for the removal.
    if (written > limit * BETWEEN_LOOKS) void removeOldest();
  }

  async function get(name: CopyName): Promise<Buffer | undefined> {
    try {
      return await readFile(fileOf(name));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') logger.warn({ err: error }, 'a marked copy can’t be read');
      return undefined;
    }
  }

  /** Remove every copy that is of the kind. */
  async function remove(isGone: (name: CopyName) => boolean, shelf = ''): Promise<void> {
    for await (const files of filesIn(join(folder, shelf))) {
      const gone = files.filter((file) => {
        const copy = nameIn(file.name);
        return copy && isGone(copy);
      });
      await Promise.all(gone.map(({ path }) => rm(path, { force: true })));
    }
  }

  async function names(shelf = ''): Promise<CopyName[]> {
    const found: CopyName[] = [];
    for await (const files of filesIn(join(folder, shelf))) {
      found.push(...files.flatMap(({ name }) => nameIn(name) ?? []));
    }
    return found;
  }

  /** Remove the oldest copies when the limit is reached, down to four fifths of it. */
  function removeOldest(): Promise<void> {
    written = 0;
    eviction ??= evict()
      .catch((error: unknown) => logger.warn({ err: error }, 'the oldest marked copies can’t be removed'))
      .finally(() => (eviction = undefined));
    return eviction;
  }

  async function evict(): Promise<void> {
    const kept: Kept = { bytes: [], madeAt: [], total: 0 };
    for await (const { path, name, size, mtimeMs } of statsIn(folder)) {
      if (nameIn(name)) {
        kept.bytes.push(size);
        kept.madeAt.push(mtimeMs);
        kept.total += size;
      } else if (Date.now() - mtimeMs > WRITING) await rm(path, { force: true });
    }
    if (kept.total <= limit * (1 - BETWEEN_LOOKS)) return;
    let excess = kept.total - limit * LEFT;
    const oldest = await newestBeyond(kept, limit * LEFT);
    for await (const { path, name, size, mtimeMs } of statsIn(folder)) {
      if (mtimeMs > oldest || !nameIn(name)) continue;
      await rm(path, { force: true });
      excess -= size;
      if (excess <= 0) return;
    }
  }

  return {
    get,
    put,
    removeOldest,
    removePhoto: (photoKey: string) => remove((name) => name.photoKey === photoKey, photoKey.slice(0, 2)),
    removeAccounts: (codes: ReadonlySet<string>) => remove(({ code }) => codes.has(code)),
    removePhotos: (photoKeys: ReadonlySet<string>) => remove(({ photoKey }) => photoKeys.has(photoKey)),
    names,
  };
}

/** Length and time of each copy. With names this would need ten times the memory. */
type Kept = { bytes: number[]; madeAt: number[]; total: number };

/** Return the time of the newest copy that does not fit with all newer copies, by bisection. */
async function newestBeyond({ bytes, madeAt }: Kept, room: number): Promise<number> {
  let [low, high] = [0, Date.now()];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    let newer = 0;
    for (let at = 0; at < bytes.length; at += 1) if ((madeAt[at] ?? 0) > middle) newer += bytes[at] ?? 0;
    if (newer > room) low = middle;
    else high = middle;
    await setImmediate();
  }
  return high;
}

type Found = { name: string; path: string };

/** Yield each file of a folder and its shelves, with its length and its time. */
async function* statsIn(folder: string): AsyncGenerator<Found & { size: number; mtimeMs: number }> {
  for await (const files of filesIn(folder)) {
    const stats = files.map(async (file) => {
      const found = await stat(file.path).catch(() => undefined);
      return found ? [{ ...file, size: found.size, mtimeMs: found.mtimeMs }] : [];
    });
    yield* (await Promise.all(stats)).flat();
  }
}

/** Yield the files of a folder and its shelves, some at a time. */
async function* filesIn(folder: string): AsyncGenerator<Found[]> {
  let files: Found[] = [];
  try {
    for await (const entry of await opendir(folder, { bufferSize: AT_ONCE })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* filesIn(path);
      else if (entry.isFile()) files.push({ name: entry.name, path });
      if (files.length === AT_ONCE) {
        yield files;
        files = [];
      }
    }
  } catch (error) {
    // Nothing was kept yet, or a folder went while it was read.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  yield files;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
