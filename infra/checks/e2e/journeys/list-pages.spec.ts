import { addChild, approve, register } from '../support/families.ts';
import { photoOfTwoColours } from '../support/photo.ts';
import { isWhole } from '../support/settled.ts';
import { DESKTOP, expect, type Page, test } from '../support/test.ts';

/** By the name that each list has in the page: lists that are longer than a page in the demo community. */
const LISTS = [
  { list: 'pending', as: 'administrator', path: '/dashboard' },
  { list: 'users', as: 'administrator', path: '/userlist' },
  { list: 'biodata.total', as: 'administrator', path: '/total-biodata' },
  { list: 'biodata.approved', as: 'administrator', path: '/approvedbiodata' },
  { list: 'biodata.rejected', as: 'administrator', path: '/rejected-profiles' },
  { list: 'biodata.female', as: 'administrator', path: '/biodata/Female' },
  { list: 'biodata.male', as: 'administrator', path: '/biodata/Male' },
] as const;

for (const { list, as, path } of LISTS) {
  test(`another page of ${path} begins at the top of its list, and back leads to the place that was left`, async ({
    openAs,
  }) => {
    await turnsAtTheTop(await openAs(as), list, path);
  });
}

test('another page of the search, as a table, begins at the top of its list', DESKTOP, async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles');
  await page.getByRole('button', { name: 'Table' }).click();
  await turnsAtTheTop(page, 'search', '/search-profiles?gender=FEMALE&page=1');
});

test('so do a family’s own biodata, and an account’s as the office sees it', async ({ page, openAs }) => {
  const family = await register(page, 'Six');
  const office = await openAs('administrator');
  // Until then a family has place for five.
  await approve(office, family);
  const picture = await photoOfTwoColours();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await addChild(page, family, `${name} Mehta`, picture);
  }
  await turnsAtTheTop(page, 'home', '/');
  await turnsAtTheTop(office, 'account', `/admin/get-user-profiles-byUserId/${family.id}`);
});

test('a list that is sorted or searched stays where it is on the screen', async ({ openAs }) => {
  const office = await openAs('administrator');
  await office.goto('/dashboard');
  const search = office.getByRole('searchbox');
  await search.scrollIntoViewIfNeeded();
  const before = (await office.evaluate<number>('scrollY')) + 120;
  await office.mouse.wheel(0, 120);
  await expect.poll(() => office.evaluate<number>('scrollY')).toBe(before);
  await search.fill('a');
  await expect(office).toHaveURL(/search=a/);
  await expect(office.locator('[data-list=pending][aria-busy=false]')).toBeVisible();
  expect(await office.evaluate<number>('scrollY')).toBe(before);
});

async function turnsAtTheTop(page: Page, list: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  // A table whose code is still on its way is of another height.
  await isWhole(page);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate<number>('scrollY');
  await next.click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await expect.poll(() => page.evaluate(landed(list)), { message: 'at the top of the list' }).toBe(true);

  await page.goBack();
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - left), {
      message: 'pixels off the place',
    })
    .toBeLessThan(5);
}

/** The list begins right below the bar; a short page's end may be in the way of that. */
const landed = (list: string) => `(() => {
  const bar = document.querySelector('header').getBoundingClientRect().bottom;
  const { top } = document.querySelector('[data-list="${list}"]').getBoundingClientRect();
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= bar && (top < bar + 40 || isAtEnd);
})()`;
