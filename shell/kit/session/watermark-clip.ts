/** What the watermark covers: photos with facts, and facts. Empty ground and forms stay clean. */
const COVERED = 'main :is(article, dl, tbody, [data-marked])';
/** Milliseconds after the last scroll, press or change until the places are measured again. */
const PAUSE_MS = 250;

/** Return a clip path around everything that the watermark covers, in pixels of the document. */
function clipOf(root: ParentNode): string {
  const boxes = [...root.querySelectorAll(COVERED)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => {
      const [x, y] = [left + window.scrollX, top + window.scrollY].map(Math.round);
      return `M${x} ${y}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;
    });
  return `path('${boxes.join('') || 'M0 0z'}')`;
}

/**
 * Call `clip` with the current path, and again after the page changed. The path is in the document's pixels,
 * so scrolling needs no script. Return a function that stops this.
 */
export function followCovered(clip: (path: string) => void): () => void {
  let timer: number | undefined;
  const measure = () => clip(clipOf(document));
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(measure, PAUSE_MS);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(document.body);
  // On a short screen, rows can replace a placeholder without a change of any of these sizes.
  const rows = new MutationObserver(later);
  const main = document.querySelector('main');
  if (main) {
    sizes.observe(main);
    rows.observe(main, { childList: true, subtree: true });
  }
  const EVENTS = ['scroll', 'pointerup', 'keyup', 'load'] as const;
  for (const event of EVENTS) document.addEventListener(event, later, { capture: true, passive: true });
  measure();
  return () => {
    window.clearTimeout(timer);
    sizes.disconnect();
    rows.disconnect();
    for (const event of EVENTS) document.removeEventListener(event, later, { capture: true });
  };
}
