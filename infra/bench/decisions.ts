import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Figure, figureOf, middle } from '../checks/e2e/budgets/figure.ts';
import { actAsCheapPhone, SLOWER } from '../checks/e2e/support/cheap-phone.ts';
import { SIZES } from '../checks/e2e/support/chromium.ts';
import { addChild, newWord, register } from '../checks/e2e/support/families.ts';
import { PASSWORD, PEOPLE } from '../checks/e2e/support/people.ts';
import { photoFromAPhone } from '../checks/e2e/support/photo.ts';
import type { Bench } from './lib/figures.ts';

const DECISIONS = 20;
/** Milliseconds between reading a card and the tap. */
const READING = 1000;

export const bench: Bench = {
  title: `${DECISIONS} decisions on a phone: 400 kbit/s, 300 ms, ${SLOWER} × slower processor`,
  run: async ({ browser, url: baseURL }) => {
    for (let family = 0; family < DECISIONS; family += 1) await addWaitingFamily(browser, baseURL);
    const context = await browser.newContext({ ...SIZES.phone, baseURL });
    try {
      const page = await context.newPage();
      await actAsCheapPhone(page);
      return await measureDecisions(page);
    } finally {
      await context.close();
    }
  },
};

async function measureDecisions(page: Page): Promise<Figure[]> {
  await page.goto('/login');
  await page.getByLabel('Mobile no.').fill(PEOPLE.administrator);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).tap();
  await page.getByRole('link', { name: /^Review \(\d+\)$/ }).tap();
  await page.locator(CARD).waitFor();
  const scrolled = await page.evaluate<number>('scrollY');

  const waits: number[] = [];
  const faces: number[] = [];
  const begun = performance.now();
  for (let done = 0; done < DECISIONS; done += 1) {
    await page.waitForTimeout(READING);
    const family = await page.locator(CARD).getAttribute('aria-label');
    await page.evaluate(watchFrom(family ?? ''));
    await page.locator('[data-bottom-bar] button').last().tap();
    const { card, face } = await page.evaluate<{ card: number; face: number }>('seen');
    waits.push(card);
    faces.push(face);
  }
  const seconds = (performance.now() - begun) / 1000;
  return [
    { name: 'scrolled before the first decision', value: scrolled, unit: 'px', atMost: 0 },
    figureOf(`${DECISIONS} decisions, ${READING / 1000} s to read each`, seconds, 's', { atMost: 180 }),
    figureOf('tap → next family, the longest', Math.max(...waits), 'ms', { atMost: 300 }),
    figureOf('tap → next family, median', middle(waits), 'ms', { atMost: 300 }),
    figureOf('tap → face of the next family, the longest', Math.max(...faces), 'ms', {}),
  ];
}

const CARD = '[data-deck] article';

/** From the tap on, measure until another family is on the card, and until its photo is complete. */
const watchFrom = (family: string) => `void (window.seen = new Promise((resolve) => {
  document.addEventListener('pointerup', () => {
    const since = performance.now();
    let card;
    const look = () => {
      const shown = document.querySelector('${CARD}');
      if (shown && shown.ariaLabel !== ${JSON.stringify(family)}) card ??= performance.now() - since;
      const face = shown?.querySelector('img');
      if (card !== undefined && (!face || face.complete)) resolve({ card, face: performance.now() - since });
      else requestAnimationFrame(look);
    };
    look();
  }, { once: true, capture: true });
}));`;

async function addWaitingFamily(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  // Without its grain, the photo's copies have the size of usual photos.
  const photo = await sharp(await photoFromAPhone())
    .blur(3)
    .jpeg()
    .toBuffer();
  await addChild(page, await register(page, newWord()), 'Sita Mehta', photo);
  await context.close();
}
