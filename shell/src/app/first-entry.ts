/**
 * The router keeps how far a screen was scrolled by its entry in the history, and gives the first entry of
 * every document the same key: one that is opened afresh would come up scrolled as far as the last one, even
 * after somebody else signed in. So the first entry gets a key of its own, which a reload keeps.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, '');
}
