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
  const stack = new AsyncDisposableStack();
  let ended: Promise<void> | undefined;
  return {
    signal: controller.signal,
    async onEnd(stop) {
      if (stack.disposed) await stop();
      else stack.defer(stop);
    },
    end() {
      controller.abort();
      // One that can't be stopped has not kept the others running.
      ended ??= stack.disposeAsync().catch((error: unknown) => console.error(error));
      return ended;
    },
  };
}
