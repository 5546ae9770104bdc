import { url } from '@pehchan/contract/endpoints';
import type { Locator } from '@playwright/test';
import { accountOf, addChild, type Family, ownProfiles, register, signInAs } from '../support/families.ts';
import { codeFor, linkFor } from '../support/outbox.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { expect, openMenu, test, type Page } from '../support/test.ts';

test('a family replaces a forgotten password with the code from the mail', async ({ page, openAs }) => {
  const family = await register(await openAs('nobody'), 'Forgot');
  const password = 'a new quiet river';

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forget Password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(family.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/reset-password\/.+\/.+/);
  await expect(page.getByText('If this email is registered, a code is on its way.')).toHaveCount(1);

  await page.getByLabel('Code (6 digits)').fill(await codeFor(family.email));
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await signInAs(page, { phone: family.phone, password });
  await expect(page.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();
});

test('a button that moves while an error is corrected still receives the press', async ({ page }) => {
  await page.goto('/forget-password');
  const send = page.getByRole('button', { name: 'Send code' });
  await pressSlowly(page, send);
  await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
  await pressSlowly(page, send);
  await expect(page).toHaveURL(/\/reset-password\/.+\/.+/);
});

test('a newly opened document starts at its top, whatever the previous scroll position was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/terms');
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forget Password?' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate('scrollY')).toBe(0);
});

test('the sign-in page accepts a pasted phone number, and does not scroll when it refuses', async ({
  page,
}) => {
  await page.goto('/login');
  const phone = page.getByLabel('Mobile no.');
  // Measure the phone field's distance from the page's top, since the browser may scroll to the field.
  const place = async () =>
    ((await phone.boundingBox())?.y ?? NaN) + (await page.evaluate<number>('scrollY'));
  const before = await place();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  expect(await place()).toBeCloseTo(before, 0);
  await phone.fill('+91 90000 00002');
  await expect(phone).toHaveValue(PEOPLE.member);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('a wrong code for a forgotten password changes nothing and shows the reason', async ({
  page,
  complaints,
  openAs,
}) => {
  complaints.expect(/answered 4\d\d: .*reset-password/, /status of 4\d\d/);
  const family = await register(await openAs('nobody'), 'Wrong');
  await page.goto('/forget-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(family.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const right = await codeFor(family.email);
  await page.getByLabel('Code (6 digits)').fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('textbox', { name: 'New password' }).fill('a new quiet river');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText(/The OTP is wrong or no longer valid\. Please ask for a new one\./).first(),
  ).toBeVisible();
  await page.goto('/login');
  await signInAs(page, family);
  await expect(page.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();
});

test('a family deletes its account with all its data, and can register again', async ({ page }) => {
  const family = await register(page, 'Leaving');
  await addChild(page, family, family.child);
  const [profile] = await ownProfiles(page);
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('link', { name: 'My Profile' }).click();
  const leave = page.getByRole('button', { name: 'Delete account' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this User ?' });

  await leave.click();
  await expect(question.getByText('The account and 1 biodata will be deleted for ever.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(leave).toBeFocused();
  await leave.click();
  await question.getByLabel('Current password').fill(family.password);
  await question.getByRole('button', { name: 'Yes, delete' }).click();

  await expect(page).toHaveURL('/login#deleted');
  const notice = page.getByText('User deleted successfully');
  await expect(notice).toBeVisible();
  expect((await page.request.get(url('check'))).status()).toBe(401);
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(notice).toBeHidden();
  const again = await page.request.post(url('register'), { data: accountOf(family) });
  expect(again.status()).toBe(201);
  expect(await ownProfiles(page)).toEqual([]);
  expect((await page.request.get(`${profile?.image}?size=view`)).status()).toBe(404);
});

test('a family changes its password, signs its other phone out, and undoes by mail a contact that another person changed', async ({
  page,
  openAs,
  complaints,
}) => {
  // The browser with the ended session sends one more request, which the API refuses.
  complaints.expect(/answered 401/, /status of 401/);
  const family = await register(page, 'Guarded');
  const used = await confirmEmail(page, family);
  const present = page.getByLabel('Current password');
  const other = await openAs('nobody');
  await other.goto('/login');
  await signInAs(other, family);
  await expect(other.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();

  await page.goto(`/update-user/${family.id}`);
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Log out: / }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await signInAs(other, family);
  await expect(other.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();

  const password = 'a louder river';
  await page.getByRole('button', { name: 'Change password' }).click();
  await present.fill(family.password);
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('All other devices are logged out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);

  const elsewhere = `elsewhere.${family.email}`;
  await page.getByRole('textbox', { name: 'Email' }).fill(elsewhere);
  await present.fill(password);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL('/');

  await other.goto(await linkFor(family.email, '/restore-contacts'));
  await other.getByRole('button', { name: 'Put both back' }).click();
  await other.getByRole('link', { name: 'Set a new password' }).click();
  await other.getByLabel('Code (6 digits)').fill(await codeFor(family.email, used));
  await other.getByRole('textbox', { name: 'New password' }).fill('the quietest river');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, { phone: family.phone, password: 'the quietest river' });
  await expect(page.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();
  await page.goto(`/update-user/${family.id}`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(family.email);
});

/**
 * Confirm the email with a code, since only a confirmed email receives the link that undoes a change. The
 * password stays.
 * @returns the code
 */
async function confirmEmail(page: Page, family: Family): Promise<string> {
  const { email, password } = family;
  const asked = await page.request.post(url('forgotPassword'), { data: { email } });
  const { hashed } = (await asked.json()) as { hashed: string };
  const otp = await codeFor(email);
  const reset = await page.request.post(url('resetPassword', { email, hashed }), { data: { otp, password } });
  expect(reset.status()).toBe(200);
  await page.goto('/login');
  await signInAs(page, family);
  await expect(page.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();
  return otp;
}

async function scrollDown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate('scrollTo(0, 200)');
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
}

/** Press a button as slowly as a finger: a button that moves could escape the release. */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}
