import { CLASSES, DOUBLES, HABITS, SOUNDS, written } from './spellings.ts';

/** The longest key that is stored and searched. No one types more of a name. */
export const KEY_LENGTH = 40;

/** Return the key word by word, and as one word. In Tejaram the first a of Teja Ram isn't at an end. */
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
