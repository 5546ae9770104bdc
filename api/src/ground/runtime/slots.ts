import { Unavailable } from './errors.ts';

/**
 * Runs at most `count` pieces of heavy work at once; the others wait in line. Work on threads doesn't block
 * the event loop, but with more threads than cores the event loop gets too little time.
 * @param line how many may wait: beyond that, coming back later is sooner
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
      // The slot goes to the next in line, or back.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
