import type { Page } from 'playwright-core';

export const watchForWords = (page: Page): Promise<unknown> => page.addInitScript(WATCH);

/**
 * Return the longest time in which the open document showed no word, in milliseconds. Measuring starts at the
 * document's request, or at the first word after the last call of `startAnew`.
 */
export const longestWithoutAWord = (page: Page): Promise<number> =>
  page.evaluate<number>('wordless.longest()');

/** Return when the open document showed its first word, as `Date.now()`. */
export const firstWord = (page: Page): Promise<number> => page.evaluate<number>('wordless.first()');

export const startAnew = (page: Page): Promise<void> => page.evaluate<undefined>('wordless.startAnew()');

/**
 * Once the sign-in form is submitted, the words of the sign-in page no longer count. A check can be late on
 * a busy processor: a time without words lasts until the next check that finds a word. Nothing counts before
 * the first paint with content.
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
    const page = isSubmitted ? document.getElementById('root') : document.body;
    if (!page) return false;
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isSeen(texts.currentNode)) return true;
    return false;
  };
  let isSubmitted = false;
  let lastWord = 0;
  let isBlank = true;
  let longest = 0;
  let first;
  document.addEventListener('submit', () => {
    if (document.getElementById('root')) return;
    [isSubmitted, isBlank, longest, first, lastWord] = [true, true, 0, undefined, performance.now()];
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
