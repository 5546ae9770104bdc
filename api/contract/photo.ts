import { mixed, number, object } from 'yup';
import { MAX_PHOTO_BYTES, type PhotoSize } from './constants.ts';
import { sentence } from './text.ts';

/** What both a browser's `File` and the upload middleware know of a photo before it is decoded. */
export const photoSchema = object({
  size: number().required().max(MAX_PHOTO_BYTES, sentence('invalid.photo.large')),
});

/** The same rule for a form's field, whose value is the chosen file. */
export const chosenPhoto = mixed<{ size: number }>().test(
  'large',
  sentence('invalid.photo.large'),
  (photo) => !photo || photo.size <= MAX_PHOTO_BYTES,
);

/**
 * The address of one size of a photo.
 * @param image the wire's `image`: the photo's path under the API host, or null
 * @returns undefined when there is none, so that the screen shows its placeholder
 */
export function photoUrl(image: string | null | undefined, size: PhotoSize): string | undefined {
  return image ? `${image}?size=${size}` : undefined;
}
