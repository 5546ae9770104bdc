import { ALIASES, FIRST_TITLES, type Kind, NAME_PARTS, TITLES } from './aliases.ts';
import type { Reading } from './devanagari.ts';
import { keyOf } from './key-of.ts';
import { latinWords } from './latin.ts';

const READINGS: readonly Reading[] = [false, true].flatMap((isJoined) => [
  { flap: 'r' as const, isJoined },
  { flap: 'd' as const, isJoined },
]);

/**
 * Return a name's words in Latin letters. Titles are left out, unless the name has no other word. In a text
 * about work, the doctor or engineer is no title.
 */
export function wordsOf(name: string, kind: Kind): string[][] {
  const readings = READINGS.map((reading) => {
    const words = latinWords(name, reading);
    return kind === 'work' ? words : withoutTitles(words);
  });
  return [...new Map(readings.map((words) => [words.join(' '), words])).values()];
}

function withoutTitles(words: string[]): string[] {
  const named = words.filter((word) => !TITLES.has(word));
  if (named.length === 0) return words;
  const count = [2, 1].find((length) => FIRST_TITLES.has(named.slice(0, length).join(' '))) ?? 0;
  const [next] = named.slice(count);
  // In Thakur Vikram, Thakur is a title; in Thakur Singh it is the name, as Singh only follows names.
  return count > 0 && next !== undefined && !NAME_PARTS.has(next) ? withoutTitles(named.slice(count)) : named;
}

const GROUPS = { name: groupsByKey('name'), city: groupsByKey('city'), work: groupsByKey('work') };

function groupsByKey(kind: Kind): ReadonlyMap<string, readonly string[][]> {
  return new Map(
    ALIASES[kind].flatMap((members) => {
      const spellings = members.flatMap((member) => wordsOf(member, kind));
      const known = new Map(spellings.map((words) => [words.join(' '), words]));
      return spellings.map((words) => [keyOf(words.join('')), [...known.values()]] as const);
    }),
  );
}

const MOST_WORDS_OF_ALIAS = 3;

export function aliasesOf(words: string[], kind: Kind): string[][] {
  for (let length = MOST_WORDS_OF_ALIAS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const group = GROUPS[kind].get(keyOf(words.slice(start, start + length).join('')));
      if (group) return group.map((spelling) => words.toSpliced(start, length, ...spelling));
    }
  }
  return [];
}
