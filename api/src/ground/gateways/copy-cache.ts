import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { logger } from '../runtime/logger.ts';

export type CopyName = { photoKey: string; size: string; code: string; tag: string };

/** Folders of the cache: one for each value of the first two digits of a photo's key. */
export const SHELVES = Array.from({ length: 256 }, (_, shelf) => shelf.toString(16).padStart(2, '0'));

/** Milliseconds after which an unfinished file counts as abandoned. */
const WRITING = 10 * 60 * 1000;
/** Shares of the cache's limit: what a process writes between two clean-ups, and what a clean-up leaves. */
const BETWEEN_LOOKS = 0.1;
const LEFT = 0.8;
const AT_ONCE = 32;

const fileName = ({ photoKey, size, code, tag }: CopyName) => `${photoKey}-${size}-${code}-${tag}.webp`;

function nameIn(file: string): CopyName | undefined {
  const parts = /^([0-9a-f]{32})-([a-z]+)-([0-9A-Z]{7})-([0-9a-f]{16})\.webp$/.exec(file);
  const [, photoKey = '', size = '', code = '', tag = ''] = parts ?? [];
  return parts ? { photoKey, size, code, tag } : undefined;
}

/**
 * Store marked copies as files, up to a limit, and remove the oldest first. Several processes may share the
 * folder, and it may be emptied at any time. A failure is logged, and the copy is made again.
 * @param limit in bytes; each process may exceed it by about a tenth
 */
export function copyCache(folder: string, limit: number) {
  const fileOf = (name: CopyName) => join(folder, name.photoKey.slice(0, 2), fileName(name));
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

/** Bytes and time of each cached copy. Keeping the file names too would take ten times the memory. */
type Kept = { bytes: number[]; madeAt: number[]; total: number };

/** Return, by bisection, the time of the newest copy that does not fit with all newer copies. */
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

async function* statsIn(folder: string): AsyncGenerator<Found & { size: number; mtimeMs: number }> {
  for await (const files of filesIn(folder)) {
    const stats = files.map(async (file) => {
      const found = await stat(file.path).catch(() => undefined);
      return found ? [{ ...file, size: found.size, mtimeMs: found.mtimeMs }] : [];
    });
    yield* (await Promise.all(stats)).flat();
  }
}

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
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  yield files;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
