import { createHash, hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** List all files below a folder as sorted relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Hash the names and contents of files, with the same result on every machine. */
export async function hashFiles(folder: string, names: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
  for (const name of names) {
    const content = await readFile(join(folder, name));
    sum.update(`${name}\0${content.length}\0`).update(content);
  }
  return sum.digest('hex');
}

/** Return the hash of a script's file, which a browser compares before it runs the script. */
export async function integrityOf(file: string): Promise<string> {
  return integrityOfBytes(await readFile(file));
}

export const integrityOfBytes = (content: Uint8Array) => `sha384-${hash('sha384', content, 'base64')}`;

/** Write a file so that readers find the whole old or new content, even after a power cut. */
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
