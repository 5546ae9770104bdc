import { CLASSES, DOUBLES, HABITS, SOUNDS, written } from './spellings.ts';

/** Most letters of a key, stored or searched: no one types more of a name. */
export const KEY_LENGTH = 40;

/** Return a key made word by word and, as Teja Ram may be typed Tejaram, a key of the joined words. */
export function keysOf(words: string[]): string[] {
  const keys = words.length > 1 ? [words.map(keyOf).join(''), keyOf(words.join(''))] : words.map(keyOf);
  return keys.map((key) => written(key, DOUBLES).slice(0, KEY_LENGTH));
}

const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

export function keyOf(word: string): string {
  let key = known.get(word);
  if (key === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, (key = [HABITS, CLASSES, SOUNDS].reduce(written, word)));
  }
  return key;
}
