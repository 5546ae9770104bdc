import type { PhotoFile } from '@pehchan/operating';
import type { StoredSize } from '@pehchan/contract/photos';

export type PhotoFiles = Record<StoredSize, Buffer>;

/** A key is written once and never changed. Writing and removing can be repeated after an interruption. */
export type PhotoStore = {
  /** Store a photo in these sizes. If it throws, some may be stored: then the caller must remove the key. */
  put(key: string, files: Partial<PhotoFiles>): Promise<void>;
  get(key: string, size: StoredSize): Promise<Buffer | undefined>;
  remove(key: string, sizes?: readonly StoredSize[]): Promise<void>;
  list(): Promise<PhotoFile[]>;
};
