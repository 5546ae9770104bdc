import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/constants';
import { Unavailable } from '../../errors.ts';
import type { PhotoFiles, PhotoStore } from './photo-store.ts';

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];

/** Photos as files in `<dataDir>/photos/<first two digits>/<key>-<size>.webp`. */
export function diskStore(dataDir: string): PhotoStore {
  const fileOf = (key: string, size: PhotoSize) =>
    join(dataDir, 'photos', key.slice(0, 2), `${key}-${size}.webp`);

  return {
    async put(key: string, files: PhotoFiles) {
      await inStore(async () => {
        for (const size of SIZES) {
          const file = fileOf(key, size);
          await mkdir(dirname(file), { recursive: true });
          // A reader sees a whole file or none.
          await writeFile(`${file}.part`, files[size]);
          await rename(`${file}.part`, file);
        }
      });
    },

    async get(key: string, size: PhotoSize) {
      return inStore(() => readFile(fileOf(key, size)).catch(undefinedWhenAbsent));
    },

    async remove(key: string) {
      await inStore(async () => {
        for (const size of SIZES) {
          await rm(fileOf(key, size), { force: true });
          await rm(`${fileOf(key, size)}.part`, { force: true });
        }
      });
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
    throw new Unavailable('the photo store', error);
  }
}
