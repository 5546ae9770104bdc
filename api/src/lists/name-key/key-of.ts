import { CLASSES, DOUBLES, HABITS, SOUNDS, written } from './spellings.ts';

/** As long as a key is kept and looked for; nobody types as much of a name. */
export const KEY_LENGTH = 40;

/** Word by word, and as if they were one: Teja Ram is Tejaram, where the first a isn't at an end. */
export function keysOf(words: string[]): string[] {
  const keys = words.length > 1 ? [words.map(keyOf).join(''), keyOf(words.join(''))] : words.map(keyOf);
  return keys.map((key) => written(key, DOUBLES).slice(0, KEY_LENGTH));
}

const known = new Map<string, string>();
/** Communities have few words, and each is in many names. */
const MOST_KNOWN = 20_000;

/** What the spellings of one word in Latin letters have in common. */
export function keyOf(word: string): string {
  let key = known.get(word);
  if (key === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, (key = [HABITS, CLASSES, SOUNDS].reduce(written, word)));
  }
  return key;
}
