import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredSize } from '@pehchan/contract/photos';
import { Unavailable } from '../../runtime/errors.ts';
import { parsePhotoName, photoName, SIZES } from './photo-name.ts';
import type { PhotoFiles, PhotoStore } from './types.ts';

const SUFFIX = /\.webp(\.part)?$/;

/** Photos as files in `<dataDir>/photos/<first two digits>/<key>-<size>.webp`. */
export function diskStore(dataDir: string): PhotoStore {
  const folder = join(dataDir, 'photos');
  const fileOf = (key: string, size: StoredSize) =>
    join(folder, key.slice(0, 2), `${photoName(key, size)}.webp`);

  return {
    async put(key: string, files: Partial<PhotoFiles>) {
      await inStore(async () => {
        for (const size of SIZES) {
          const bytes = files[size];
          if (!bytes) continue;
          const file = fileOf(key, size);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(`${file}.part`, bytes);
          await rename(`${file}.part`, file);
        }
      });
    },

    async get(key: string, size: StoredSize) {
      return inStore(() => readFile(fileOf(key, size)).catch(undefinedWhenAbsent));
    },

    async remove(key: string, sizes = SIZES) {
      await inStore(async () => {
        for (const size of sizes) {
          await rm(fileOf(key, size), { force: true });
          await rm(`${fileOf(key, size)}.part`, { force: true });
        }
      });
    },

    async list() {
      const entries = await inStore(() =>
        readdir(folder, { recursive: true, withFileTypes: true }).catch(undefinedWhenAbsent),
      );
      const names = new Set(entries?.map(({ name }) => name.replace(SUFFIX, '')));
      return [...names].flatMap((name) => parsePhotoName(name) ?? []);
    },
  };
}

function undefinedWhenAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

async function inStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Unavailable('the photo store', error, 'refused.photoStore');
  }
}
