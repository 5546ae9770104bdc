import type { Page } from 'playwright-core';
import { PASSWORD, PEOPLE } from '../../checks/e2e/support/people.ts';
import { type Figure, figureOf } from '../../checks/e2e/budgets/figure.ts';
import { openBiodata, showFound } from './filters-and-biodata.ts';

/** A limit in milliseconds for the wait after a touch. */
const LONGEST_DELAY = 100;
const MOST_MOVED = 0.02;

const WATCH = `(() => {
  window.felt = { delay: 0, moved: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, processingStart, startTime } of list.getEntries()) {
      // Skip events of the browser itself, such as a page that opens under a resting pointer.
      if (interactionId) felt.delay = Math.max(felt.delay, processingStart - startTime);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) felt.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

const felt = (page: Page) => page.evaluate<{ delay: number; moved: number }>('felt');

export async function measureFelt(page: Page): Promise<Figure[]> {
  await page.addInitScript(WATCH);
  const moved: Figure[] = [];
  const note = async (name: string) =>
    void moved.push(
      figureOf(`moved by itself: ${name}`, (await felt(page)).moved, '', { atMost: MOST_MOVED }),
    );

  await page.goto('/login');
  await page.getByLabel('Mobile no.').tap();
  await page.keyboard.type(PEOPLE.member, { delay: 80 });
  await page.getByLabel('Password', { exact: true }).tap();
  await page.keyboard.type(PASSWORD, { delay: 80 });
  await note('the sign-in page');
  await page.getByRole('button', { name: 'Login' }).tap();
  await page
    .getByRole('link', { name: /^See (boys|girls)/ })
    .first()
    .tap();
  const faces = page.locator('[data-biodata]');
  await faces
    .first()
    .getByRole('button', { name: /^Keep on our list/ })
    .tap();
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('searchbox', { name: 'City' }).tap();
  await page.keyboard.type('meh', { delay: 80 });
  await filters.getByRole('button', { name: 'Clear filters' }).tap();
  await showFound(filters).tap();
  await page.getByRole('button', { name: 'Show more' }).tap();
  await openBiodata(page, faces.nth(20));
  const { delay } = await felt(page);

  for (const [name, path] of [
    ['home', '/'],
    ['search', '/search-profiles'],
  ] as const) {
    await page.goto(path);
    await page.locator('main article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await note(name);
  }
  return [
    { name: 'the longest that a touch or key waits', value: delay, unit: 'ms', atMost: LONGEST_DELAY },
    ...moved,
  ];
}
