import type { PhotoProblem } from '@pehchan/contract/photos';
import type { MessageKey } from '@pehchan/contract/messages';

const IPHONE = 'invalid.photo.help.iphone';
const ANDROID = 'invalid.photo.help.android';

/** Return help for a refused HEIC photo: for iPhone or Android, and on a computer for both. */
export function helpWith(problem: PhotoProblem, userAgent: string): MessageKey[] {
  if (problem === 'invalid.photo.large' || problem === 'invalid.photo.pixels') {
    return ['invalid.photo.help.smaller'];
  }
  if (problem !== 'invalid.photo.heic') return [];
  if (/iPhone|iPad/.test(userAgent)) return [IPHONE];
  return /Android/.test(userAgent) ? [ANDROID] : [IPHONE, ANDROID];
}
