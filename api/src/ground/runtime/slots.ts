import { Unavailable } from './errors.ts';

/**
 * Run at most `count` pieces of heavy work at the same time: more threads than cores would delay requests.
 * @throws Unavailable if `line` pieces of work already wait: a later retry is faster
 */
export function slots(count: number, line = 1000): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= line) throw new Unavailable('a free slot');
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
