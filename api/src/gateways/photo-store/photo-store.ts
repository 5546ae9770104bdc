import type { PhotoSize } from '@pehchan/contract/constants';
import { env } from '../../env.ts';
import { diskStore } from './disk.ts';

/** A photo in every size that the screens use, as WebP. */
export type PhotoFiles = Record<PhotoSize, Buffer>;

/**
 * Where photos are kept. One contract for all stores (`photo-store.test.ts`): a key is written once and never changed, and
 * both writing and removing may be repeated after an interruption.
 */
export type PhotoStore = {
  /** Keeps every size under `key`. When it fails, some sizes may be there: the caller removes the key. */
  put(key: string, files: PhotoFiles): Promise<void>;
  /** One size, or undefined when the store doesn't have it. */
  get(key: string, size: PhotoSize): Promise<Buffer | undefined>;
  /** Removes every size. A key that isn't there is no error. */
  remove(key: string): Promise<void>;
};

/** The store that the settings name. Cloudinary's SDK is loaded only where it is used. */
export const photoStore: PhotoStore = env.cloudinaryUrl
  ? (await import('./cloudinary.ts')).cloudinaryStore()
  : diskStore(env.dataDir);
