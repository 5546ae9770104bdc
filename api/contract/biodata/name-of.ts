import type { Language } from '../messages/index.ts';

export type Named = { fullname: string; fullnameHindi: string };

/** Return the candidate's name, in Hindi letters if the language is Hindi and the family gave it. */
export function nameOf({ fullname, fullnameHindi }: Named, language: Language): string {
  return language === 'hi' && fullnameHindi ? fullnameHindi : fullname;
}
