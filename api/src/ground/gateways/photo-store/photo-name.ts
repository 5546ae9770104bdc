import type { PhotoFile } from '@pehchan/operating';
import { STORED_SIZES, type StoredSize } from '@pehchan/contract/photos';

export const SIZES = Object.keys(STORED_SIZES) as StoredSize[];

export const photoName = (key: string, size: StoredSize) => `${key}-${size}`;

export function parsePhotoName(name: string): PhotoFile | undefined {
  const [, key = '', found] = /^([0-9a-f]{32})-(\w+)$/.exec(name) ?? [];
  const size = SIZES.find((known) => known === found);
  return size && { key, size };
}
