import type { PhotoProblem } from '@pehchan/contract/photos';
import type { MessageKey } from '@pehchan/contract/messages';

const IPHONE = 'invalid.photo.help.iphone';
const ANDROID = 'invalid.photo.help.android';

/** Return help for a refused photo on this kind of phone. On a computer, return help for both kinds. */
export function helpWith(problem: PhotoProblem, userAgent: string): MessageKey[] {
  if (problem === 'invalid.photo.large' || problem === 'invalid.photo.pixels') {
    return ['invalid.photo.help.smaller'];
  }
  if (problem !== 'invalid.photo.heic') return [];
  if (/iPhone|iPad/.test(userAgent)) return [IPHONE];
  return /Android/.test(userAgent) ? [ANDROID] : [IPHONE, ANDROID];
}
