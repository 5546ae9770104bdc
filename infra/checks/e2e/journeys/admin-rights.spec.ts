import { url } from '@pehchan/contract/endpoints';
import type { UsersReply } from '@pehchan/contract/review';
import { register } from '../support/families.ts';
import { adminCommand } from '../support/second-step.ts';
import { expect, signIn, test, type Page } from '../support/test.ts';

test('gender lists have one address in any letter case', async ({ openAs, complaints }) => {
  // A family of another test may delete a photo of the open list.
  complaints.expect(/answered 404: .*\/photos\//, /status of 404 .*\/photos\//);
  const page = await openAs('administrator');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Female Biodata/ }).click();
  await expect(page).toHaveURL('/biodata/FEMALE');
  await expect(page.getByRole('heading', { level: 1, name: 'Female Biodata' })).toBeVisible();
  await page.goto('/biodata/male');
  await expect(page.getByRole('heading', { level: 1, name: 'Male Biodata' })).toBeVisible();
  await page.goto('/biodata/other');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
});

test('an administrator who loses the role loses screens and data with the next press', async ({
  page,
  complaints,
}) => {
  complaints.expect(/answered 403/, /status of 403/);
  const { phone } = await register(page, 'Mohan');
  await adminCommand('grant', phone, '--yes');
  await page.goto('/dashboard?pageSize=5');
  await expect(page.getByRole('button', { name: /^Approve: / }).first()).toBeVisible();
  const seen = await pendingEmail(page);
  await expect(page.getByText(seen).first()).toBeVisible();

  await adminCommand('revoke', phone);
  // The page's regular session check may have opened the home screen before the test presses ‘Next page’.
  const welcome = page.getByRole('heading', { name: /^Welcome, / });
  await page.getByRole('button', { name: 'Next page' }).or(welcome).click();
  await expect(page).toHaveURL('/');
  await expect(welcome).toBeVisible();
  await expect(page.getByText(seen)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(seen)).toHaveCount(0);
});

test('a family that signs in after an administrator in the same tab finds none of the administrator’s data', async ({
  page,
  complaints,
}) => {
  // `cached` fetches only from the browser's cache. With no reply there, the browser reports this error.
  complaints.expect(/ERR_CACHE_MISS/);
  await page.goto('/login?next=%2Fdashboard%3Fpage%3D1');
  await signIn(page, 'administrator');
  await expect(page.getByRole('button', { name: /^Approve: / }).first()).toBeVisible();
  const seen = await pendingEmail(page);
  const isPhone = test.info().project.name === 'phone';
  if (isPhone) await page.getByRole('button', { name: 'Administrator menu' }).click();
  await page.getByRole('link', { name: 'User List' }).click();
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: 'Administrator menu' }).click();
  await page
    .getByRole('navigation', { name: 'Administrator menu' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL('/login');

  await signIn(page, 'member');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  expect(await page.content()).not.toContain(seen);
  expect(await keptByThePage(page)).not.toContain(seen);
  for (const path of ['/dashboard', '/userlist', '/total-biodata', '/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  for (const size of [5, 20]) {
    expect(await cached(page, `${url('getUsers')}?page=1&pageSize=${size}`)).toBe(false);
  }
  expect(await cached(page, url('getCounts'))).toBe(false);
});

async function pendingEmail(page: Page): Promise<string> {
  const query = '?page=1&pageSize=5&sort=standingSince&order=asc';
  const answer = await page.request.get(url('getPendingUsers') + query);
  const { users } = (await answer.json()) as UsersReply;
  if (!users[0]) throw new Error('Nobody is waiting in the demo community.');
  return users[0].email;
}

function keptByThePage(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
}

function cached(page: Page, address: string): Promise<boolean> {
  const asked = `fetch(${JSON.stringify(address)}, { cache: 'only-if-cached', mode: 'same-origin' })`;
  return page.evaluate<boolean>(`${asked}.then(({ ok }) => ok, () => false)`);
}
