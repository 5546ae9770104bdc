import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import type { ReplyOf } from '@pehchan/contract/calls';
import { url } from '@pehchan/contract/endpoints';
import { expect, openMenu, test, type Page } from '../support/test.ts';

const names = (page: Page) => page.getByRole('link', { name: /^View: / });
const namesIn = async (page: Page) =>
  Promise.all((await names(page).all()).map((link) => link.getAttribute('aria-label')));

test('filters and page live in the address, through opening, back and reload', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female');
  await expect(page).toHaveURL(/gender=FEMALE/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  const place = page.url();
  const found = await namesIn(page);
  expect(found).toHaveLength(5);

  await names(page).first().click();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(place);
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  expect(await namesIn(page)).toEqual(found);

  await page.reload();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('FEMALE');
  expect(await namesIn(page)).toEqual(found);
});

test('a list opens on the page where it was left, and each list has its own', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles');
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();

  await page.getByRole('link', { name: 'Pehchan', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(names(page).first()).toBeVisible();
  await openMenu(page);
  await page.getByRole('link', { name: 'Search Biodata' }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
});

test('the other rows stay in sight while the next page is on its way', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles');
  await expect(names(page).first()).toBeVisible();
  const found = await namesIn(page);
  const asked = Promise.withResolvers<() => void>();
  await page.route('**/profile/get-all-profiles?*page=2*', (route) =>
    asked.resolve(() => void route.continue()),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  const goOn = await asked.promise;
  expect(await namesIn(page)).toEqual(found);
  goOn();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  expect(await namesIn(page)).not.toEqual(found);
});

test('another page begins at the top of the list', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles');
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
  const next = page.getByRole('button', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await page.locator('[data-list=search]').boundingBox())?.y ?? Number.NaN)
    .toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  const first = page
    .locator('[data-list=search]')
    .getByText((await namesIn(page))[0]?.slice('View: '.length) ?? '');
  await expect(first.first()).toBeInViewport();
});

test('a family is called from its card on a phone, and is told of it', async ({ openAs }) => {
  test.skip(test.info().project.name !== 'phone', 'There are cards on a phone alone.');
  const page = await openAs('member');
  const answer = page.waitForResponse(`**${url('getAllProfiles')}?*`);
  await page.goto('/search-profiles?page=1');
  const { profiles } = (await (await answer).json()) as FoundProfilesReply;
  // An earlier run may have called some.
  const found = profiles.find(({ phone }) => phone === null);
  test.skip(!found, 'Every number of the page was taken before.');
  const card = page.getByRole('article', { name: found?.fullname ?? '' });
  await card.getByRole('button', { name: /^Call Now/ }).click();
  const question = page.getByRole('alertdialog', { name: /that family gets yours too/ });
  await expect(question).toContainText(found?.fullname ?? '');
  const reply = page.waitForResponse(`**${url('revealPhone', { id: found?.id ?? 0 })}`);
  await question.getByRole('button', { name: 'Yes' }).click();
  const { phone } = (await (await reply).json()) as ReplyOf<'revealPhone'>;
  const link = card.getByRole('link', { name: /^Call Now/ });
  await expect(link).toHaveText(phone);
  await expect(link).toHaveAttribute('href', `tel:${phone}`);
  await expect(link).toBeFocused();
  await page.reload();
  await expect(card.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', `tel:${phone}`);
});
