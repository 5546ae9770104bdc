/** Return this thread's processor time in milliseconds, which a busy machine does not change. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Return the longest time that other callbacks waited during the work, in milliseconds of `threadTime`. */
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
