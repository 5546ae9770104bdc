import { mixed, number, object } from 'yup';
import { MAX_PHOTO_BYTES } from './constants.ts';
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
