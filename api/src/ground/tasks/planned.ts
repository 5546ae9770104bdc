const listeners = new Set<() => void>();

/** Make this process look for new jobs now. Other processes find them at their next look. */
export function wakeRunners(): void {
  for (const listener of listeners) listener();
}

export function onPlanned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
