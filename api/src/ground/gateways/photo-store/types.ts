import type { PhotoFile } from '@pehchan/operating';
import type { StoredSize } from '@pehchan/contract/photos';

export type PhotoFiles = Record<StoredSize, Buffer>;

/** A photo's key is written once and never changed. An interrupted write or removal can be repeated. */
export type PhotoStore = {
  /** Store a photo in these sizes. If this throws, some may be stored: the caller must remove all sizes. */
  put(key: string, files: Partial<PhotoFiles>): Promise<void>;
  get(key: string, size: StoredSize): Promise<Buffer | undefined>;
  remove(key: string, sizes?: readonly StoredSize[]): Promise<void>;
  list(): Promise<PhotoFile[]>;
};
