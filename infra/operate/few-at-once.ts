/**
 * Does a few things at once, however many there are to do.
 * @returns `add`, which waits until there is room for one more, and `finish`, which waits for all; both throw when one has failed
 */
export function fewAtOnce(limit: number) {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async add(work: () => Promise<void>): Promise<void> {
      while (running.size >= limit) await Promise.race(running);
      throwFailure();
      const one: Promise<void> = work()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async finish(): Promise<void> {
      await Promise.all(running);
      throwFailure();
    },
  };
}
