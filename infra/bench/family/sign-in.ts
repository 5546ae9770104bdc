import type { Page } from 'playwright-core';
import { PASSWORD, PEOPLE } from '../../checks/e2e/support/people.ts';
import { firstWord, longestWithoutAWord, watchForWords } from '../../checks/e2e/support/wordless.ts';

/** Milliseconds from the first touch of the sign-in page to Login, if the browser fills in the password. */
const TOUCHED_BEFORE = 1000;

/** Milliseconds after Login until text and a card appear; `wordless`: the longest time without text. */
export type SignedIn = { words: number; card: number; wordless: number };

/** @param after milliseconds from first paint to Login; undefined: click Login after all prefetches */
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

const HAS_ALL = `new Promise((done) => {
  const look = setInterval(() => {
    const ahead = [...document.querySelectorAll('link[rel=prefetch]')];
    if (ahead.length === 0 || ahead.some(({ href }) => performance.getEntriesByName(href).length === 0)) return;
    clearInterval(look);
    done();
  }, 200);
})`;

/** Return when the first paint was, in milliseconds from now: a negative number. */
const untilPainted = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime - performance.now()`,
  );
