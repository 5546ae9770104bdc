import { mixed } from 'yup';
import { sentence } from '../common/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { MAX_PHOTO_BYTES } from './values.ts';

export type PhotoProblem = Extract<MessageKey, `invalid.photo.${'large' | 'type' | 'pixels' | 'heic'}`>;

/** A photo chosen in a form. `problem` is set if the browser could not open the file. */
export type ChosenPhoto = { size: number; type: string; problem?: PhotoProblem | undefined };

/** Media types that are never photos. Browsers open all other files: chat apps call photos `image/jpg`. */
const OTHER_TYPES =
  /^(?:(?:video|audio|text|font|model|message)\/|image\/(?:gif|svg|tiff?|x-icon|vnd\.)|application\/(?:pdf|zip|gzip|json|xml|rtf|msword|javascript|vnd\.|x-(?:zip|rar|7z|tar|gzip)))/i;

export const isOtherThanPhoto = (type: string): boolean => OTHER_TYPES.test(type.trim());

export function problemOf(photo: ChosenPhoto): PhotoProblem | undefined {
  if (photo.problem) return photo.problem;
  if (isOtherThanPhoto(photo.type)) return 'invalid.photo.type';
  return photo.size > MAX_PHOTO_BYTES ? 'invalid.photo.large' : undefined;
}

/** Check a photo that was chosen in a form. The API counts the bytes itself, and decodes the photo. */
export const chosenPhoto = mixed<ChosenPhoto>().test(
  'photo',
  sentence('invalid.photo.type'),
  (photo, context) => {
    const problem = photo && problemOf(photo);
    return problem ? context.createError({ message: problem }) : true;
  },
);
