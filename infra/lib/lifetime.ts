/** What lives as long as a command. The end stops all parts in reverse order, even during the start. */
export interface Lifetime {
  /** Aborts one-shot work. */
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
      ended ??= stack.disposeAsync().catch((error: unknown) => console.error(error));
      return ended;
    },
  };
}
