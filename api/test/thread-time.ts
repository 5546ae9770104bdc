/** Milliseconds of processor time that this thread has taken: what else the machine does isn't in it. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Return how long other callbacks had to wait at most while the work was under way, in `threadTime`. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadTime();
  const turn = () => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return Math.max(longest, threadTime() - last);
}
