import type { Page } from 'playwright-core';

/** Looks, in every document that this page opens from now on, whether a word is on the screen. */
export const watchForWords = (page: Page): Promise<unknown> => page.addInitScript(WATCH);

/**
 * The longest that the document which is open was without a word on the screen, in milliseconds: from when it
 * was asked for, or from the first word after the last call of `startAnew`.
 */
export const longestWithoutAWord = (page: Page): Promise<number> =>
  page.evaluate<number>('wordless.longest()');

/** When the document that is open showed its first word, as `Date.now()` has it. */
export const firstWord = (page: Page): Promise<number> => page.evaluate<number>('wordless.first()');

export const startAnew = (page: Page): Promise<void> => page.evaluate<undefined>('wordless.startAnew()');

/**
 * The sign-in screen's document becomes the application's: from when that is asked for, what still stands
 * there isn't a word of it.
 *
 * A processor that is busy looks late: while it is, the screen stays as it was, and a gap is counted until
 * the look that finds a word. Before the first paint there is nothing to see, whatever the document holds.
 */
const WATCH = `(() => {
  const isSeen = (text) => {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest('script, style, noscript, .visually-hidden, [data-watermark]')) return false;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, left, right, top, bottom } = range.getBoundingClientRect();
    return width > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const hasWord = () => {
    if (!document.body || performance.getEntriesByName('first-contentful-paint').length === 0) return false;
    const page = isAsked ? document.getElementById('root') : document.body;
    if (!page) return false;
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isSeen(texts.currentNode)) return true;
    return false;
  };
  let isAsked = false;
  let lastWord = 0;
  let isBlank = true;
  let longest = 0;
  let first;
  document.addEventListener('submit', () => {
    if (document.getElementById('root')) return;
    [isAsked, isBlank, longest, first, lastWord] = [true, true, 0, undefined, performance.now()];
  }, true);
  const look = () => {
    const now = performance.now();
    const wasBlank = isBlank;
    isBlank = !hasWord();
    if (wasBlank || isBlank) longest = Math.max(longest, now - lastWord);
    if (!isBlank) lastWord = now;
    if (!isBlank) first ??= now;
  };
  setInterval(look, 50);
  window.wordless = {
    first: () => Math.round(performance.timeOrigin + (first ?? NaN)),
    longest: () => (look(), Math.round(longest)),
    startAnew: async () => {
      for (look(); isBlank; look()) await new Promise(requestAnimationFrame);
      longest = 0;
    },
  };
})()`;
