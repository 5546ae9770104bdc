import type { PhotoSize } from './values.ts';

/** Return the address of one size of a photo. `image` is the photo's path under the API host. */
export function photoUrl(image: string | null | undefined, size: PhotoSize): string | undefined {
  return image ? `${image}?size=${size}` : undefined;
}
