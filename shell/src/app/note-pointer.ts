/** Keys that show keyboard use. Letters do not count, because touch users type them too. */
const MOVING = /^(Tab|Escape|Arrow.*|Home|End|Page.*)$/;

/** Mark the document while it is used by touch: then a focus that a script has moved shows no ring. */
export function notePointer(): void {
  const { dataset } = document.documentElement;
  if (window.matchMedia('(pointer: coarse)').matches) dataset.byHand = '';
  document.addEventListener('pointerdown', () => (dataset.byHand = ''), true);
  document.addEventListener('keydown', ({ key }) => MOVING.test(key) && delete dataset.byHand, true);
}

/** Scroll to all of a focused text field, for keyboard users: the browser only shows its current line. */
export function showWholeField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || 'byHand' in document.documentElement.dataset) return;
    target.scrollIntoView({ block: 'nearest' });
  });
}
