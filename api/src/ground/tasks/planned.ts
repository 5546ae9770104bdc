const listeners = new Set<() => void>();

/** Let this process search for new jobs now. Other processes find the jobs at their next search. */
export function wakeRunners(): void {
  for (const listener of listeners) listener();
}

export function onPlanned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
