import { createHash, hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Every file below a folder, as sorted paths relative to it with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** A hash of names and contents: the same tree has the same hash on every machine. */
export async function hashFiles(folder: string, names: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
  for (const name of names) {
    const content = await readFile(join(folder, name));
    sum.update(`${name}\0${content.length}\0`).update(content);
  }
  return sum.digest('hex');
}

/** As a browser checks it before it runs the file. */
export async function integrityOf(file: string): Promise<string> {
  return integrityOfBytes(await readFile(file));
}

export const integrityOfBytes = (content: Uint8Array) => `sha384-${hash('sha384', content, 'base64')}`;

/** Whoever reads the file sees the old content or the new, whole, also after a power cut. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content, { flush: true, mode });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @param mode that it can be read, unless something else is asked for */
export function exists(path: string, mode = constants.R_OK): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

export async function freeMebibytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}
