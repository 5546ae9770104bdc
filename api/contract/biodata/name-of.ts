import { shownName } from '../common/index.ts';
import type { Language } from '../messages/index.ts';

export type Named = { fullname: string; fullnameHindi: string };

/** Return the candidate's name in title case, in Hindi letters if the language is Hindi and it was given. */
export function nameOf({ fullname, fullnameHindi }: Named, language: Language): string {
  return shownName(language === 'hi' && fullnameHindi ? fullnameHindi : fullname);
}
