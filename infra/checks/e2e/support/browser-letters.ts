import { chromium, type Browser } from '@playwright/test';
import type { Language } from '@pehchan/contract/messages';
import { chromiumOptions, SIZES } from './chromium.ts';
import { withMovedDate } from './moved-date.ts';
import { stateOf, siteUrl, type Person } from './people.ts';
import { isStill } from './settled.ts';
import { expect, prefer, type Page } from './test.ts';
import { CUT_OFF, SIDEWAYS } from './twice-the-size.ts';

/** Font sizes of the browser's settings, in pixels: large and the largest. The default is 16. */
export const LETTERS = { large: 21, largest: 32 } as const;

/** The most pixels that the top and the bottom bar may take together: a fifth of a window of 800. */
const MOST_OF_BARS = 160;

/** Launch a browser with this default font size, which scales `rem` but doesn't zoom pages. */
export async function launchWithLetters(size: number): Promise<Browser> {
  const args = [...(chromiumOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
  return withMovedDate(await chromium.launch({ ...chromiumOptions, args }));
}

export async function openPhone(
  browser: Browser,
  person: Person | 'nobody',
  language: Language,
): Promise<Page> {
  const context = await browser.newContext({
    ...SIZES.phone,
    baseURL: siteUrl(),
    locale: 'en-IN',
    ...(person !== 'nobody' && { storageState: stateOf(person) }),
  });
  const page = await context.newPage();
  await prefer(page, language);
  return page;
}

/** Return a function that changes the browser's default font size for this page without a reload. */
export async function lettersOf(page: Page): Promise<(size: number) => Promise<void>> {
  const chrome = await page.context().newCDPSession(page);
  let now = 0;
  return async (size) => {
    if (size === now) return;
    now = size;
    await chrome.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await isStill(page);
  };
}

/** Expect room for the open screen between the bars and no cut-off text, at both usual phone widths. */
export async function expectRoomForLetters(page: Page, size: number, what: string): Promise<void> {
  for (const width of [320, 360]) {
    const where = `${what}, ${size} px letters, ${width} px wide`;
    await page.setViewportSize({ width, height: 800 });
    const { letters, heights, stay, rows, ...faults } = await page.evaluate<Bars & Faults>(
      `({ ...${BARS}, sideways: ${SIDEWAYS}, cutOff: ${CUT_OFF}, outside: ${OUTSIDE} })`,
    );
    expect(letters, where).toBe(`${size}px`);
    if (size === LETTERS.largest) {
      expect.soft(stay, `bars go with the page: ${where}`).not.toContain(true);
    } else {
      const both = heights.reduce((sum, height) => sum + height, 0);
      expect.soft(both, `both bars: ${where}`).toBeLessThanOrEqual(MOST_OF_BARS);
      expect.soft(rows, `rows of a bar: ${where}`).toBe(1);
    }
    expect.soft(faults.sideways, `reaches over the side: ${where}`).toEqual([]);
    expect.soft(faults.cutOff, `is cut off: ${where}`).toEqual([]);
    expect.soft(faults.outside, `leaves its box: ${where}`).toEqual([]);
  }
}

type Bars = { letters: string; heights: number[]; stay: boolean[]; rows: number };
type Faults = Record<'sideways' | 'cutOff' | 'outside', string[]>;

const BARS = `(() => {
  const bars = [...document.querySelectorAll('header:not(main *, dialog *), [data-bottom-bar]')];
  const rowsOf = (bar) => {
    const parts = [...bar.querySelectorAll('a, button')].filter((part) => part.checkVisibility() && !part.closest('nav[id]'));
    const middles = parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    return middles.length && Math.max(...middles) - Math.min(...middles) > 12 ? 2 : 1;
  };
  return {
    letters: getComputedStyle(document.documentElement).fontSize,
    heights: bars.map((bar) => bar.getBoundingClientRect().height),
    stay: bars.map((bar) => ['sticky', 'fixed'].some((position) =>
      [bar, bar.parentElement].some((element) => getComputedStyle(element).position === position))),
    rows: Math.max(1, ...bars.map(rowsOf)),
  };
})()`;

const OUTSIDE = `(() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('svg, select, option, script, style, template, .visually-hidden, [href="#content"], [data-watermark], [data-sideways], .table-frame, .u-hz')) continue;
    const box = element.closest('a, button, label, li, td, th, dd, dt, p, h1, h2, h3, article')?.getBoundingClientRect();
    if (!box) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOut = [...range.getClientRects()].some(({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1));
    if (isOut) found.push(text.data.trim().slice(0, 40) + ' | ' + element.outerHTML.slice(0, 100));
  }
  return found;
})()`;
