/** Keys that move the focus, or give it back; letters are typed with a thumb too. */
const MOVING = /^(Tab|Escape|Arrow.*|Home|End|Page.*)$/;

/**
 * Notes at the document whether it is used by hand or by keys. Where a script puts the focus, keys need its
 * frame; a thumb, which didn't go there, takes it for a mistake (kit/styles/base.css).
 */
export function notePointer(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('pointerdown', () => (dataset.byHand = ''), true);
  document.addEventListener('keydown', ({ key }) => MOVING.test(key) && delete dataset.byHand, true);
}
