const listeners = new Set<() => void>();

/** Tells this process' runners that there is something to do; those of others find it when they look next. */
export function wakeRunners(): void {
  for (const listener of listeners) listener();
}

/** @returns how to stop listening */
export function onPlanned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
