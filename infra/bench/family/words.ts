import type { Page } from 'playwright-core';
import { PASSWORD, PEOPLE } from '../../checks/e2e/support/people.ts';
import { findAFace, Thumb } from '../../checks/e2e/support/thumb.ts';
import { longestWithoutAWord, startAnew, watchForWords } from '../../checks/e2e/support/wordless.ts';

/** A measured visit, such as “Login → home”, and its longest time in milliseconds without visible text. */
type Part = [name: string, gap: number];

/** Measure in a new browser how long no text is visible. The time starts at the request for the next page. */
export async function walkFromSignIn(page: Page): Promise<Part[]> {
  const parts: Part[] = [];
  const note = async (name: string) => void parts.push([name, await longestWithoutAWord(page)]);
  await watchForWords(page);

  await page.goto('/');
  const login = page.getByRole('button', { name: 'Login' });
  await login.waitFor();
  await note('first visit to the sign-in page');

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
