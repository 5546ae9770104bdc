/** The same numbers on every machine and in every run. */
export type Draw = () => number;

/** mulberry32: small, fast, and good enough to shuffle names. */
export function seededDraw(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Picks as real life does: the choice at rank `r` is `r ** skew` times rarer than the first (Zipf). Names,
 * cities and the sizes of villages are spread like this: a few that everybody has, and a long tail.
 */
export function zipf<T>(choices: readonly T[], skew: number): (draw: Draw) => T {
  let sum = 0;
  const ends = choices.map((_, rank) => (sum += (rank + 1) ** -skew));
  return (draw) => {
    const wanted = draw() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const choice = choices[low];
    if (choice === undefined) throw new Error('There is nothing to pick from.');
    return choice;
  };
}

const BEGINNINGS = ['', ...'K R S M P N D V J B G H L T CH SH BH PR Y'.split(' ')];
const VOWELS = 'A I U E O AA EE'.split(' ');
const ENDINGS = ['', ...'N SH T L R M K J ND'.split(' ')];

/** Words that sound like names: as many different ones as are asked for, always the same. */
export function words(amount: number, syllables: number, seed: number): string[] {
  const draw = seededDraw(seed);
  const pick = (from: readonly string[]) => from[Math.floor(draw() * from.length)] ?? '';
  const made = new Set<string>();
  while (made.size < amount) {
    const parts = Array.from({ length: syllables }, () => pick(BEGINNINGS) + pick(VOWELS));
    const word = parts.join('') + pick(ENDINGS);
    if (word.length >= 4) made.add(word);
  }
  return [...made];
}

const CONSONANTS: Readonly<Record<string, string>> = {
  B: 'ब', BH: 'भ', C: 'क', CH: 'च', D: 'द', F: 'फ', G: 'ग', H: 'ह', J: 'ज', K: 'क', L: 'ल', M: 'म', N: 'न', P: 'प', Q: 'क', R: 'र',
  S: 'स', SH: 'श', T: 'त', TH: 'थ', V: 'व', W: 'व', X: 'क्स', Y: 'य', Z: 'ज',
}; // prettier-ignore
/** At the beginning of a word, and behind a consonant. */
const HINDI_VOWELS: Readonly<Record<string, readonly [string, string]>> = {
  A: ['अ', ''], AA: ['आ', 'ा'], E: ['ए', 'े'], EE: ['ई', 'ी'], I: ['इ', 'ि'], O: ['ओ', 'ो'], OO: ['ऊ', 'ू'], U: ['उ', 'ु'],
}; // prettier-ignore

/** A name in Hindi letters, about as it is spoken. */
export const inHindi = (name: string): string =>
  name
    .replace(/AA?\b/g, 'AA')
    .replace(/([BCST]H|[B-DF-HJ-NP-TV-Z])?(AA|EE|OO|[AEIOU])?/g, (_, consonant = '', vowel = '') => {
      const [alone, sign] = HINDI_VOWELS[vowel] ?? ['', ''];
      return consonant ? `${CONSONANTS[consonant]}${sign}` : alone;
    });
