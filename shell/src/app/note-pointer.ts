/** Keys that move the focus, or give it back; letters are typed with a thumb too. */
const MOVING = /^(Tab|Escape|Arrow.*|Home|End|Page.*)$/;

/**
 * Notes at the document whether it is used by hand or by keys. Where a script puts the focus, keys need its
 * frame; a thumb, which didn't go there, takes it for a mistake (kit/styles/base.css). A phone counts as used
 * by hand before anything is touched: after a reload it is a script that moves the focus first.
 */
export function notePointer(): void {
  const { dataset } = document.documentElement;
  if (window.matchMedia('(pointer: coarse)').matches) dataset.byHand = '';
  document.addEventListener('pointerdown', () => (dataset.byHand = ''), true);
  document.addEventListener('keydown', ({ key }) => MOVING.test(key) && delete dataset.byHand, true);
}

/**
 * Of a field of several lines a browser brings the line that is written into sight; whoever comes by keys
 * sees all of it, or a bar would be over the rest.
 */
export function showWholeField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || 'byHand' in document.documentElement.dataset) return;
    target.scrollIntoView({ block: 'nearest' });
  });
}
