import type { Language } from '@pehchan/contract/messages';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Screen } from './screens.ts';
import { isStill } from './settled.ts';
import { expect, prefer, type Page } from './test.ts';

/** WCAG 2.2 AA, as far as a program can check it. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that another theme can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** On a page that is not scrolled to its end the bar covers content rightly. */
const BAR_AT_THE_END = placeBar('static');
const BAR_IN_ITS_PLACE = placeBar('');

function placeBar(position: string): string {
  return `for (const bar of document.querySelectorAll('[data-bottom-bar]')) bar.parentElement.style.position = '${position}';`;
}

/**
 * Open a screen in the light theme and fail on barriers. Check colours in English only: both scripts have
 * the same.
 */
export async function expectNoBarriers(page: Page, { open }: Screen, language: Language): Promise<void> {
  await prefer(page, language);
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await isStill(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const withoutColours = Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }]));
  const rules = language === 'en' ? {} : withoutColours;
  expect(await barriers(page, { runOnly: LEVELS, rules }), language).toEqual([]);
  expect(await namelessIcons(page), `icons that say nothing, ${language}`).toEqual([]);
  expect(await sidewaysScroll(page), `how far it scrolls sideways, ${language}`).toBe(0);
}

/**
 * Check the open screen in the dark theme. Tables in the desktop layout may need a second to change colour.
 */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await isStill(page);
  await expect.poll(() => barriers(page, { runOnly: OF_COLOUR }), 'colours, dark').toEqual([]);
}

/**
 * Run axe in the page, added once, since adding it takes long. Exclude the watermark: it is decoration,
 * hidden from screen readers, and slow to check.
 */
async function barriers(page: Page, options: RunOptions): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe.source);
  await page.evaluate(BAR_AT_THE_END);
  const chosen = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const found = await page.evaluate(`axe.run({ exclude: ['[data-watermark]'] }, ${chosen})`);
  await page.evaluate(BAR_IN_ITS_PLACE);
  const { violations } = found as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Find icons that are neither decoration next to text nor named. */
function namelessIcons(page: Page): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('svg')]
    .filter((icon) => !icon.closest('[aria-hidden=true]') && !(icon.role === 'img' && icon.ariaLabel))
    .map(({ outerHTML }) => outerHTML)`);
}

function sidewaysScroll(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
