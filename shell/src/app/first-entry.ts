/** Give the first history entry a unique key: scroll positions are stored by key, the default is shared. */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, '');
}
