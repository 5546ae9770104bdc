import { expect, signIn, type Page } from './test.ts';

/** Sign in, search, and open the filters and the form for a biodata; call `look` on each screen. */
export async function expectUsable(
  page: Page,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto('/login');
  await look(page);
  await signIn(page, 'member');
  await expect(page.getByRole('link', { name: /^View: / }).first()).toBeVisible();
  await look(page);
  await page.goto('/search-profiles?page=1');
  await expect(page.getByRole('link', { name: /^View: / }).first()).toBeVisible();
  await look(page);
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Anjali Jat');
  await expect(page.getByLabel('Full Name')).toHaveValue('Anjali Jat');
  await look(page);
}
