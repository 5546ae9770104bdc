const listeners = new Set<() => void>();

/** Wake the runners of this process. Those of other processes find the job at their next look. */
export function wakeRunners(): void {
  for (const listener of listeners) listener();
}

export function onPlanned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
