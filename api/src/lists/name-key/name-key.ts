import type { Kind } from './aliases.ts';
import { beginningsOf, goingToBe } from './half-typed.ts';
import { keysOf } from './key-of.ts';
import { aliasesOf, wordsOf } from './words.ts';

export { KEY_LENGTH } from './key-of.ts';

/**
 * Raised with every change of what a name's keys are. Keys of an earlier version are made anew, in blocks,
 * while the site serves.
 */
export const NAME_KEY_VERSION = 2;

/** More words than a name has. */
const MOST_WORDS = 8;

/**
 * What all spellings of a name have in common, in Latin letters or Devanagari: Choudhary, Chaudhari and चौधरी
 * are `codri`. Several keys where a letter is written in two ways or the name has another one; none of what
 * isn't a name.
 */
export const nameKeys = (name: string): string[] => keysIn(name, 'name');

function keysIn(name: string, kind: Kind): string[] {
  const spellings = wordsOf(name).flatMap((words) => [words, ...aliasesOf(words, kind).slice(0, 1)]);
  return unique(spellings.flatMap(keysOf));
}

/** The keys of a text that may be half typed. */
export const keysOfTyped = (text: string, kind: Kind): string[] =>
  unique(goingToBe(text).flatMap((typed) => keysIn(typed, kind)));

/**
 * The keys by which a name is found: those of all its spellings, from each of its words on, and those of what
 * is typed on the way to one of them, as far as no other key begins so. `Sutha` is `suta`, and Suthar `sutr`.
 */
export const keysOfParts = (name: string): string[] => keysOfText(name, 'name');

/** The same of a text of either kind. */
export function keysOfText(name: string, kind: Kind): string[] {
  const spellings = wordsOf(name)
    .flatMap((words) => [words, ...aliasesOf(words, kind)])
    .map((words) => words.slice(0, MOST_WORDS))
    .flatMap((words) => words.map((_, index) => words.slice(index)));
  return withBeginnings(unique(spellings.flatMap(keysOf)), unique(spellings.flatMap(keysOfBeginnings)));
}

/** Whether these are spellings of one name or city. */
export function isSameName(one: string, other: string): boolean {
  return (['name', 'city'] as const).some((kind) => {
    const keys = keysIn(other, kind);
    return keysIn(one, kind).some((key) => keys.includes(key));
  });
}

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '');

/** The keys of what a name's beginning has been typed of: all of some words, and part of the next. */
const keysOfBeginnings = (words: string[]): string[] =>
  words.flatMap((word, index) => {
    const before = words.slice(0, index);
    return beginningsOf(word)
      .filter((beginning) => index > 0 || beginning.length > 1)
      .flatMap((beginning) =>
        keysOf([...before, beginning]).filter((key) => key.length > 1 || saysEnough(beginning)),
      );
  });

/** Whether what has a key of a single letter is looked for: `nan` of Nandini, and `aay` of Aayush. */
const saysEnough = (beginning: string) => beginning.length > 2 || /^[aeiou]/.test(beginning);

/** With those by which none of the others is found; a single letter finds itself alone. */
function withBeginnings(keys: string[], beginnings: string[]): string[] {
  for (const beginning of beginnings.sort((one, other) => other.length - one.length)) {
    const isFound =
      beginning.length > 1 ? keys.some((key) => key.startsWith(beginning)) : keys.includes(beginning);
    if (!isFound) keys.push(beginning);
  }
  return keys;
}
