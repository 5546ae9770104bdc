import type { FoundProfile } from '@pehchan/contract/biodata';
import type { KitTranslate } from '@pehchan/kit';
import { wordsOf } from '@pehchan/kit/biodata';

/** Return the candidate's occupation or, without one, in which kind of work the candidate is. */
export const workOf = (profile: FoundProfile, tKit: KitTranslate): string =>
  wordsOf('occupation', profile, tKit) || wordsOf('employedIn', profile, tKit);
