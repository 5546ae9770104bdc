import type { PhotoSize } from './values.ts';

/**
 * Return the address of one size of a photo.
 * @param image the photo's path under the API host, or null
 * @returns undefined without a photo, so that the screen shows its placeholder
 */
export function photoUrl(image: string | null | undefined, size: PhotoSize): string | undefined {
  return image ? `${image}?size=${size}` : undefined;
}
