import type { Page } from 'playwright-core';
import { PASSWORD, PEOPLE } from '../../checks/e2e/support/people.ts';
import { findAFace, Thumb } from '../../checks/e2e/support/thumb.ts';
import { longestWithoutAWord, startAnew, watchForWords } from '../../checks/e2e/support/wordless.ts';

/** A part of the way, and the longest of it that the screen was without a word, in milliseconds. */
type Part = [name: string, gap: number];

/**
 * A family’s way from the door to a biodata, in a browser that has never been here. A page is without a word
 * from when it is asked for, although the one before it still stands there. What the family is told once,
 * before its first look at another, it has to have read.
 */
export async function walkFromSignIn(page: Page): Promise<Part[]> {
  const parts: Part[] = [];
  const note = async (name: string) => void parts.push([name, await longestWithoutAWord(page)]);
  await watchForWords(page);

  await page.goto('/');
  const login = page.getByRole('button', { name: 'Login' });
  await login.waitFor();
  await note('first visit to the door');

  await page.getByLabel('Mobile no.').fill(PEOPLE.member);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.tap();
  await page.waitForURL((address) => address.pathname === '/', { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  await note('Login → home');

  await startAnew(page);
  await findAFace(page, new Thumb(page), 'en');
  await note('home → search');

  await startAnew(page);
  await page.locator('[data-biodata]').getByRole('link').first().tap();
  const whole = page.getByRole('heading', { name: 'Family Background' });
  await whole.waitFor();
  await note('search → a biodata');

  await page.reload({ waitUntil: 'commit' });
  await whole.waitFor();
  await note('reload');
  return parts;
}
