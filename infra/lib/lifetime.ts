/** Stops everything that a command has started, in reverse order, even if the start is incomplete. */
export interface Lifetime {
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
