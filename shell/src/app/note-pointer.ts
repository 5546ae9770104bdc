/** Keys that move the focus or return it. Letters are not among them: touch users type them, too. */
const MOVING = /^(Tab|Escape|Arrow.*|Home|End|Page.*)$/;

/** Mark a document used by touch: where a script moves the focus, only keyboard users need a focus ring. */
export function notePointer(): void {
  const { dataset } = document.documentElement;
  if (window.matchMedia('(pointer: coarse)').matches) dataset.byHand = '';
  document.addEventListener('pointerdown', () => (dataset.byHand = ''), true);
  document.addEventListener('keydown', ({ key }) => MOVING.test(key) && delete dataset.byHand, true);
}

/** For keyboard users: the browser only shows the field's current line, and a bar could cover the rest. */
export function showWholeField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || 'byHand' in document.documentElement.dataset) return;
    target.scrollIntoView({ block: 'nearest' });
  });
}
