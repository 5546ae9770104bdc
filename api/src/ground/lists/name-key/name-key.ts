import type { Kind } from './aliases.ts';
import { beginningsOf, goingToBe } from './half-typed.ts';
import { keysOf } from './key-of.ts';
import { aliasesOf, wordsOf } from './words.ts';

export { KEY_LENGTH } from './key-of.ts';

/** Raise this number when names get other keys: a background job then replaces the stored keys. */
export const NAME_KEY_VERSION = 2;

const MOST_WORDS = 8;

/**
 * Return the keys that all spellings of a name share: Choudhary, Chaudhari and चौधरी have `codri`. A name
 * with an alias has several. A text that is no name gives no key.
 */
export const nameKeys = (name: string): string[] => keysIn(name, 'name');

function keysIn(name: string, kind: Kind): string[] {
  return unique(spellingsOf(name, kind).flatMap(keysOf));
}

const spellingsOf = (name: string, kind: Kind) =>
  wordsOf(name, kind).flatMap((words) => [words, ...aliasesOf(words, kind).slice(0, 1)]);

export const keysOfTyped = (text: string, kind: Kind): string[] =>
  unique(goingToBe(text).flatMap((typed) => keysIn(typed, kind)));

/**
 * Return the keys with which a search finds the name from any of its words on, also half-typed:
 * `Sutha` has `suta`, with which Suthar's own key `sutr` doesn't begin.
 */
export const keysOfParts = (name: string): string[] => keysOfText(name, 'name');

export function keysOfText(name: string, kind: Kind): string[] {
  const spellings = wordsOf(name, kind)
    .flatMap((words) => [words, ...aliasesOf(words, kind)])
    .map((words) => words.slice(0, MOST_WORDS))
    .flatMap((words) => words.map((_, index) => words.slice(index)));
  return withBeginnings(unique(spellings.flatMap(keysOf)), unique(spellings.flatMap(keysOfBeginnings)));
}

/** Return whether two names begin with the same word or words, as Puja Devi and पूजा सुथार do. */
export function haveSameStart(one: string, other: string): boolean {
  const keys = keysOfStarts(other);
  return keysOfStarts(one).some((key) => keys.includes(key));
}

function keysOfStarts(name: string): string[] {
  const starts = spellingsOf(name, 'name').flatMap((words) =>
    words.map((_, index) => words.slice(0, index + 1)),
  );
  return unique(starts.flatMap(keysOf));
}

export function isSameName(one: string, other: string): boolean {
  return (['name', 'city'] as const).some((kind) => {
    const keys = keysIn(other, kind);
    return keysIn(one, kind).some((key) => keys.includes(key));
  });
}

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '');

const keysOfBeginnings = (words: string[]): string[] =>
  words.flatMap((word, index) => {
    const before = words.slice(0, index);
    return beginningsOf(word)
      .filter((beginning) => index > 0 || beginning.length > 1)
      .flatMap((beginning) =>
        keysOf([...before, beginning]).filter((key) => key.length > 1 || isLongEnough(beginning)),
      );
  });

/** Return whether a half-typed text is long enough for a one-letter key: `nan` (Nandini), `aay` (Aayush). */
const isLongEnough = (beginning: string) => beginning.length > 2 || /^[aeiou]/.test(beginning);

/** Add a half-typed name's key if no key begins with it, or a one-letter key if the same key is missing. */
function withBeginnings(keys: string[], beginnings: string[]): string[] {
  for (const beginning of beginnings.sort((one, other) => other.length - one.length)) {
    const isFound =
      beginning.length > 1 ? keys.some((key) => key.startsWith(beginning)) : keys.includes(beginning);
    if (!isFound) keys.push(beginning);
  }
  return keys;
}
