import type { PhotoFile } from '@pehchan/operating';
import type { StoredSize } from '@pehchan/contract/photos';

/** A photo in every size that is kept, as WebP. */
export type PhotoFiles = Record<StoredSize, Buffer>;

/**
 * Where photos are kept. One contract for all stores (`photo-store.test.ts`): a key is written once and never
 * changed, and both writing and removing may be repeated after an interruption.
 */
export type PhotoStore = {
  /** Keeps these sizes under `key`. When it fails, some of them may be there: the caller removes the key. */
  put(key: string, files: Partial<PhotoFiles>): Promise<void>;
  /** One size, or undefined when the store doesn't have it. */
  get(key: string, size: StoredSize): Promise<Buffer | undefined>;
  /** Removes these sizes, without them every one. What isn't there is no error. */
  remove(key: string, sizes?: readonly StoredSize[]): Promise<void>;
  /** What is there, whoever's it is, and whether its writing came to an end or not. */
  list(): Promise<PhotoFile[]>;
};
