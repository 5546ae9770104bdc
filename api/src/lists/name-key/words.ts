import { ALIASES, type Kind, TITLES } from './aliases.ts';
import type { Flap } from './devanagari.ts';
import { keyOf } from './key-of.ts';
import { latinWords } from './latin.ts';

const FLAPS: readonly Flap[] = ['r', 'd'];

/** Return the words of a name in Latin letters, without titles unless it has nothing else. */
export function wordsOf(name: string): string[][] {
  const [first = [], second = []] = FLAPS.map((flap) => {
    const words = latinWords(name, flap);
    const named = words.filter((word) => !TITLES.has(word));
    return named.length > 0 ? named : words;
  });
  return first.join(' ') === second.join(' ') ? [first] : [first, second];
}

/** All spellings of a name or a city, by the key of each spelling. */
const GROUPS = { name: groupsByKey('name'), city: groupsByKey('city') };

function groupsByKey(kind: Kind): ReadonlyMap<string, readonly string[][]> {
  return new Map(
    ALIASES[kind].flatMap((members) => {
      const spellings = members.flatMap(wordsOf);
      const known = new Map(spellings.map((words) => [words.join(' '), words]));
      return spellings.map((words) => [keyOf(words.join('')), [...known.values()]] as const);
    }),
  );
}

/** The longest alias. Longer aliases are tried first. */
const MOST_WORDS_OF_ALIAS = 3;

/** Return the name in all spellings of its first words that have an alias. */
export function aliasesOf(words: string[], kind: Kind): string[][] {
  for (let length = MOST_WORDS_OF_ALIAS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const group = GROUPS[kind].get(keyOf(words.slice(start, start + length).join('')));
      if (group) return group.map((spelling) => words.toSpliced(start, length, ...spelling));
    }
  }
  return [];
}
