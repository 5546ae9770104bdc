import { expect, type Page } from './test.ts';

/** The smallest font size on a family's screens, in pixels. */
const LEAST = 16;
/** In pixels: the bottom bar has smaller letters, so that four words fit side by side on a narrow phone. */
const LEAST_AT_THE_FOOT = 15;
/** In pixels: labels, because the value beside a label is larger. */
const LEAST_OF_LABELS = 14;

export async function expectLargeLetters(page: Page): Promise<void> {
  const { looked, small } = (await page.evaluate(LETTERS)) as { looked: number; small: string[] };
  expect(small, 'letters that are too small').toEqual([]);
  expect(looked, 'texts').toBeGreaterThan(0);
}

/** Finds texts in small letters, except the watermark, which is not meant to be read. */
const LETTERS = `(() => {
  const small = [];
  let looked = 0;
  for (const element of document.querySelectorAll('body *')) {
    const isText = [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()) ||
      element.matches('input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), select, textarea');
    if (!isText || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[data-watermark], script, style, template, option, .visually-hidden, [href="#content"]')) continue;
    looked += 1;
    const least = element.closest('[data-bottom-bar] nav') ? ${LEAST_AT_THE_FOOT} : element.closest('dt, th') ? ${LEAST_OF_LABELS} : ${LEAST};
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) small.push(size + ' px ' + element.outerHTML.slice(0, 120));
  }
  return { looked, small };
})()`;
