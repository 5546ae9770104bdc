/** Name the first history entry: scroll positions have its key, and all documents begin with the same key. */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, '');
}
