import { type Reading, toLatin } from './devanagari.ts';
import { LONG_VOWELS, written } from './spellings.ts';

const NAME =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{Join_Control}\s.,:/।॥()"'`´„\p{Pd}\p{Pi}\p{Pf}]+$/u;

/** Return a name's words in Latin letters, from either script. The list is empty if it isn't a name. */
export function latinWords(name: string, reading: Reading): string[] {
  if (!NAME.test(name)) return [];
  return name
    .split(/[^\p{L}\p{M}\p{Join_Control}]+/u)
    .map((word) => written(lettersOf(toLatin(word, reading)), LONG_VOWELS))
    .filter((word) => word !== '');
}

const lettersOf = (word: string) =>
  word
    .toUpperCase()
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
