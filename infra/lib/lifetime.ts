/**
 * What lives as long as a command does. Whatever is started registers how it is stopped; the end stops
 * everything, the last started first, also when it comes in the middle of the start.
 */
export interface Lifetime {
  /** Aborts one-shot work that is under way. */
  readonly signal: AbortSignal;
  onEnd(stop: () => Promise<void> | void): Promise<void>;
  end(): Promise<void>;
}

export function createLifetime(): Lifetime {
  const controller = new AbortController();
  const stops: (() => Promise<void> | void)[] = [];
  let ending: Promise<void> | undefined;

  async function stopAll() {
    controller.abort();
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      // One that can't be stopped must not keep the others running.
      await Promise.resolve(stop()).catch((error: unknown) => console.error(error));
    }
  }

  return {
    signal: controller.signal,
    async onEnd(stop) {
      if (ending) await stop();
      else stops.push(stop);
    },
    end() {
      ending ??= stopAll();
      return ending;
    },
  };
}
