import { addChild, approve, register } from '../support/families.ts';
import { photoOfTwoColours } from '../support/photo.ts';
import { isWhole } from '../support/settled.ts';
import { DESKTOP, expect, type Page, test } from '../support/test.ts';

/** Lists that have more than one page in the demo community. `list` is their attribute `data-list`. */
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
  test(`the next page of ${path} starts at the top of its list, and “back” returns to the previous scroll position`, async ({
    openAs,
  }) => {
    // In the desktop layout the pending accounts fit on one page of the default size.
    await turnsAtTheTop(await openAs(as), list, `${path}?pageSize=5`);
  });
}

test('the next page of the search table starts at the top of its list', DESKTOP, async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles');
  await page.getByRole('button', { name: 'Table' }).click();
  await turnsAtTheTop(page, 'search', '/search-profiles?gender=FEMALE&page=1');
});

test('the next page of a family’s own biodata starts at the top, also on the administrators’ screen of an account', async ({
  page,
  openAs,
}) => {
  const family = await register(page, 'Six');
  const office = await openAs('administrator');
  // A pending family can add at most five biodata.
  await approve(office, family);
  const picture = await photoOfTwoColours();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await addChild(page, family, `${name} Mehta`, picture);
  }
  await turnsAtTheTop(page, 'home', '/');
  await turnsAtTheTop(office, 'account', `/admin/get-user-profiles-byUserId/${family.id}?pageSize=5`);
});

test('a list keeps its scroll position when a search changes it', async ({ openAs }) => {
  const office = await openAs('administrator');
  await office.goto('/dashboard?page=1');
  const search = office.getByRole('searchbox');
  await search.scrollIntoViewIfNeeded();
  const before = (await office.evaluate<number>('scrollY')) + 120;
  await office.mouse.wheel(0, 120);
  await expect.poll(() => office.evaluate<number>('scrollY')).toBe(before);
  await search.fill('a');
  await expect(office).toHaveURL('/dashboard?page=1');
  await expect(office.locator('[data-list=pending][aria-busy=false]')).toBeVisible();
  expect(await office.evaluate<number>('scrollY')).toBe(before);
});

async function turnsAtTheTop(page: Page, list: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  // A table has another height until its code has loaded.
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

/** Whether the list starts right below the top bar, or the page is scrolled to its end. */
const landed = (list: string) => `(() => {
  const bar = document.querySelector('header').getBoundingClientRect().bottom;
  const { top } = document.querySelector('[data-list="${list}"]').getBoundingClientRect();
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= bar && (top < bar + 40 || isAtEnd);
})()`;
