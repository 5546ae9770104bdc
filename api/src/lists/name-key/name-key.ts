import { type Flap, toLatin } from './devanagari.ts';
import { ALIASES, CLASSES, DOUBLES, HABITS, LONG_VOWELS, SOUNDS, TITLES, written } from './spellings.ts';

/**
 * Raised with every change of what a name's keys are. Keys of an earlier version are made anew, in blocks,
 * while the site serves.
 */
export const NAME_KEY_VERSION = 1;

/** As long as a key is kept and looked for; nobody types as much of a name. */
export const KEY_LENGTH = 40;
/** More words than a name has. */
const MOST_WORDS = 8;

const FLAPS: readonly Flap[] = ['r', 'd'];

/** Letters of both scripts, and what stands between and behind them in a name. */
const NAME = /^[\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{Join_Control}\s.,()'’-]+$/u;

/**
 * What all spellings of a name have in common, in Latin letters or Devanagari: Choudhary, Chaudhari and चौधरी
 * are `codri`. Two keys where one of its letters is written in two ways; none of what isn't a name.
 */
export const nameKeys = (name: string): string[] =>
  unique(FLAPS.flatMap((flap) => keysOf(wordsOf(name, flap))));

/** The same from each of its words on: by them a name is found that is looked for by its second word. */
export function keysOfParts(name: string): string[] {
  return unique(
    FLAPS.flatMap((flap) => {
      const words = wordsOf(name, flap).slice(0, MOST_WORDS);
      return words.flatMap((_, index) => keysOf(words.slice(index)));
    }),
  );
}

/** Whether these are spellings of one name. */
export function isSameName(one: string, other: string): boolean {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
}

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '');

/** The words of a name in Latin letters, without titles where there is more than those. */
function wordsOf(name: string, flap: Flap): string[] {
  if (!NAME.test(name)) return [];
  const words = name
    .split(/[^\p{L}\p{M}\p{Join_Control}]+/u)
    .map((word) => written(lettersOf(toLatin(word, flap)), LONG_VOWELS))
    .filter((word) => word !== '');
  const named = words.filter((word) => !TITLES.has(word));
  return (named.length > 0 ? named : words).map((word) => ALIASES.get(word) ?? word);
}

const lettersOf = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Word by word, and as if they were one: Teja Ram is Tejaram, where the first a isn't at an end. */
const keysOf = (words: string[]): string[] =>
  [words.map(keyOf).join(''), keyOf(words.join(''))].map((key) => written(key, DOUBLES).slice(0, KEY_LENGTH));

const keyOf = (word: string): string => [HABITS, CLASSES, SOUNDS].reduce(written, word);
