export class MustWait extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('a sender of pictures must wait');
    this.seconds = seconds;
  }
}

type Entry = { losses: number; isDisplaced: boolean; until: number };

/** Remember for `wait` ms in this process who sent pictures that needed too much time or memory. */
export function sendersRecord({ losses: most, wait }: { losses: number; wait: number }) {
  const entries = new Map<string, Entry>();
  const entryOf = (sender: string): Entry => {
    const entry = entries.get(sender);
    return entry && entry.until > performance.now() ? entry : { losses: 0, isDisplaced: false, until: 0 };
  };
  const write = (sender: string, losses: number, isDisplaced: boolean) => {
    for (const [old, { until }] of entries) if (until < performance.now()) entries.delete(old);
    entries.set(sender, { losses, isDisplaced, until: performance.now() + wait });
  };

  return {
    check(sender: string): void {
      const { losses, until } = entryOf(sender);
      if (losses >= most) throw new MustWait((until - performance.now()) / 1000);
    },
    isDoubtful(sender: string): boolean {
      const { losses, isDisplaced } = entryOf(sender);
      return isDisplaced || losses > 0;
    },
    lost: (sender: string) => write(sender, entryOf(sender).losses + 1, false),
    displaced: (sender: string) => write(sender, entryOf(sender).losses, true),
    /** Forget that a sender's picture was stopped: it may have been a normal photo on a slow machine. */
    decoded(sender: string): void {
      if (entryOf(sender).losses === 0) entries.delete(sender);
    },
  };
}
