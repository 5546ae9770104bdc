/** Random numbers that are the same on every machine and in every run. */
export type Random = {
  next(): number;
  /** Return a whole number from 0 to below `end`. */
  below(end: number): number;
  pick<T>(choices: readonly T[]): T;
  chance(probability: number): boolean;
};

export function seededRandom(seed: number): Random {
  let state = seed;
  // The algorithm is mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (choices) => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
    chance: (probability) => next() < probability,
  };
}
