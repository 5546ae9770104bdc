import type { Language } from '../messages/index.ts';

/** What both a biodata and its row of a list have of the name. */
export type Named = { fullname: string; fullnameHindi: string };

/** A biodata's name for who reads this language: in Hindi letters where its family gave it so. */
export function nameOf({ fullname, fullnameHindi }: Named, language: Language): string {
  return language === 'hi' && fullnameHindi ? fullnameHindi : fullname;
}
