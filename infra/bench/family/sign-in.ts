import type { Page } from 'playwright-core';
import { PASSWORD, PEOPLE } from '../../checks/e2e/support/people.ts';
import { firstWord, longestWithoutAWord, watchForWords } from '../../checks/e2e/support/wordless.ts';

/** Of whoever has the password kept: from the first touch of the door to Login. */
const TOUCHED_BEFORE = 1000;

/** In milliseconds after Login was pressed; `wordless`: the longest that the new page was without a word. */
export type SignedIn = { words: number; card: number; wordless: number };

/** @param after how long after the door’s first paint Login is pressed; without it, once all has come */
export async function signIn(page: Page, after?: number): Promise<SignedIn> {
  await watchForWords(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  if (after === undefined) await page.evaluate(HAS_ALL);
  else await page.waitForTimeout((await untilPainted(page)) + after - TOUCHED_BEFORE);
  const touched = performance.now();
  await page.getByLabel('Mobile no.').fill(PEOPLE.member);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const spent = performance.now() - touched;
  if (after !== undefined) await page.waitForTimeout(Math.max(0, TOUCHED_BEFORE - spent));
  const since = await page.evaluate<number>(
    `new Promise((done) => {
      document.addEventListener('submit', () => done(Date.now()), { capture: true, once: true });
      document.getElementById('submit').click();
    })`,
  );
  await page.waitForURL((address) => address.pathname === '/', { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  const card = Date.now() - since;
  return { words: (await firstWord(page)) - since, card, wordless: await longestWithoutAWord(page) };
}

/** Settles once everything has come that the door fetches ahead. */
const HAS_ALL = `new Promise((done) => {
  const look = setInterval(() => {
    const ahead = [...document.querySelectorAll('link[rel=prefetch]')];
    if (ahead.length === 0 || ahead.some(({ href }) => performance.getEntriesByName(href).length === 0)) return;
    clearInterval(look);
    done();
  }, 200);
})`;

/** How much of the wait since the first paint is still to come: none of it is spent in finding that out. */
const untilPainted = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime - performance.now()`,
  );
