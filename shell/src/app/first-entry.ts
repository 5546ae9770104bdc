/** Give the first history entry a unique key: by default, visits share one key and its scroll position. */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, '');
}
