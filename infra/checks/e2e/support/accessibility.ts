import type { Language } from '@pehchan/contract/messages';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Screen } from './screens.ts';
import { isStill } from './settled.ts';
import { expect, prefer, type Page } from './test.ts';

/** WCAG 2.2 AA, as far as it can be tested automatically. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Axe rules whose result differs between the light and the dark theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Moves the bottom bar to the page's end, so that axe does not report the text that the bar covers. */
const BAR_AT_THE_END = placeBar('static');
const BAR_IN_ITS_PLACE = placeBar('');

function placeBar(position: string): string {
  return `for (const bar of document.querySelectorAll('[data-bottom-bar]')) bar.parentElement.style.position = '${position}';`;
}

/** Fail on any barrier. Colours are checked only in English, since both languages have the same colours. */
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

/** Check the colours of the open screen in the dark theme. Desktop tables can take a second to change. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await isStill(page);
  await expect.poll(() => barriers(page, { runOnly: OF_COLOUR }), 'colours, dark').toEqual([]);
}

/**
 * Run axe in the page, and load axe once for each page, because loading takes as long as a check. Skip the
 * watermark: it is decoration, hidden from screen readers and slow to check.
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

function namelessIcons(page: Page): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('svg')]
    .filter((icon) => !icon.closest('[aria-hidden=true]') && !(icon.role === 'img' && icon.ariaLabel))
    .map(({ outerHTML }) => outerHTML)`);
}

function sidewaysScroll(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
