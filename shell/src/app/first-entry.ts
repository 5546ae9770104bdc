/**
 * Give the first history entry its own key, which a reload keeps. The router stores scroll positions by key,
 * and every document begins with the same one: the next account would see the last scroll position.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, '');
}
