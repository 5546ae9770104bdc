import type { Language } from '@pehchan/contract/messages';

/** The first letter of the product's name in each language, as an SVG path in a square of 32 by 32. */
export const LETTERS: Record<Language, string> = {
  en: 'M11 25V8h7a5 5 0 0 1 0 10h-7',
  hi: 'M7 9h18M21 9v16M11.5 9v4.5a5 5 0 0 0 5 5H21',
};
