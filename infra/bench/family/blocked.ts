import type { Browser, Locator, Page } from 'playwright-core';
import { busyWith, measureBlocked, SCREENS } from '../../checks/e2e/budgets/blocked.ts';
import { type Figure, figureOf, middle } from '../../checks/e2e/budgets/figure.ts';
import { openBiodata, showFound } from './filters-and-biodata.ts';

const ROUNDS = 3;
/** Limits in milliseconds: how long a touch may wait, and how long a screen may freeze. */
const AFTER_A_TOUCH = 100;
const DROPPED = 50;
const CARDS = 20;

export async function measureBlocking(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of SCREENS) figures.push(await measureBlocked(browser, url, screen, ROUNDS));
  return figures;
}

export async function measureTasks(browser: Browser, page: Page): Promise<Figure[]> {
  const seen: Record<'touched' | 'scrolled', number[]> = { touched: [], scrolled: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/search-profiles?page=1');
    const cards = page.locator('[data-biodata]');
    await cards.nth(CARDS - 1).waitFor();
    await page.waitForLoadState('networkidle');
    const scrolled = await busyWith(browser, page, () => scrollThrough(page));
    const touched = await busyWith(browser, page, () => touchAll(page, cards));
    seen.scrolled.push(scrolled.longest);
    seen.touched.push(touched.longest);
  }
  return [
    figureOf('the longest task after a touch', middle(seen.touched), 'ms', { atMost: AFTER_A_TOUCH }),
    figureOf(`the longest task while ${CARDS} cards pass`, middle(seen.scrolled), 'ms', { atMost: DROPPED }),
  ];
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let at = 0; at < height; at += 200) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(30);
  }
}

async function touchAll(page: Page, cards: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await showFound(filters).tap();
  await page.getByRole('button', { name: 'Show more' }).tap();
  await openBiodata(page, cards.nth(CARDS));
  await page.goBack();
  await cards.nth(CARDS).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).tap();
  await page.locator('main article').first().waitFor();
}
