import type { PhotoFile } from '@pehchan/operating';
import { PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/photos';

export const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];

/** What every store calls a file, with a folder before it and a suffix behind. */
export const photoName = (key: string, size: PhotoSize) => `${key}-${size}`;

/** @returns undefined for what is no photo of ours */
export function parsePhotoName(name: string): PhotoFile | undefined {
  const [, key = '', found] = /^([0-9a-f]{32})-(\w+)$/.exec(name) ?? [];
  const size = SIZES.find((known) => known === found);
  return size && { key, size };
}
