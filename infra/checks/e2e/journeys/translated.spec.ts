import { addChild, approve, register, signInAs } from '../support/families.ts';
import { moveElements, translatePage } from '../support/foreign.ts';
import { expect, test, type Page } from '../support/test.ts';

async function openFamily(page: Page, openAs: (person: 'administrator') => Promise<Page>) {
  const family = await register(page, 'Translated');
  await approve(await openAs('administrator'), family);
  await addChild(page, family, family.child);
  await page.context().clearCookies();
  await page.goto('/login');
  await signInAs(page, family);
  await expect(page).toHaveURL('/');
  await page.goto('/my-family');
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
}

const shown = (page: Page) => page.getByRole('article').allInnerTexts();

for (const [what, change] of [
  ['translated', [translatePage]],
  ['translated and changed by an extension', [translatePage, moveElements]],
] as const) {
  test(`a family pauses a biodata on a page that was ${what}, and the page shows it`, async ({
    page,
    openAs,
  }) => {
    await openFamily(page, openAs);
    for (const way of change) await way(page);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await translatePage(page);
    await page.getByRole('alertdialog').locator('[value=yes]').click();
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    await expect(page.locator('[data-remote-problem]')).toHaveCount(0);
    const before = await shown(page);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(before);
  });
}

test('every document asks the browser not to translate it', async ({ request }) => {
  for (const path of ['/login', '/help', '/worker.js']) {
    // The script `/worker.js` contains the offline page's document as a string with escaped quotes.
    const text = (await (await request.get(path)).text()).replaceAll('\\"', '"');
    expect(text, path).toMatch(/<html [^>]*translate="no"/);
    expect(text, path).toContain('<meta name="google" content="notranslate">');
  }
});
