import { SESSION_COOKIE } from '@pehchan/contract/accounts';
import { backFromThePhoto, fillBiodata } from '../support/biodata-form.ts';
import { register, signInAs } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, signOut, test, type Page } from '../support/test.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Unfinished form' });

test('what was typed is offered again after a reload', async ({ page }) => {
  await register(page, 'Reload');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Half Mehta');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await offer(page).getByRole('button', { name: 'Continue where I was' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Half Mehta');
  await expect(offer(page)).toBeHidden();
});

test('a declined offer isn’t made again', async ({ page }) => {
  await register(page, 'Anew');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Half Mehta');
  await page.reload();
  await offer(page).getByRole('button', { name: 'Start anew' }).click();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(offer(page)).toBeHidden();
});

test('an expired session asks to sign in, comes back, and offers what was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/answered 401/, /status of 401/);
  const family = await register(page, 'Expired');
  await page.goto('/add-profile');
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  await endSession(page);
  await page.getByRole('button', { name: 'Add biodata' }).click();

  await expect(page).toHaveURL('/login?next=%2Fadd-profile');
  await signInAs(page, family);
  await expect(page).toHaveURL('/add-profile');
  await offer(page).getByRole('button', { name: 'Continue where I was' }).click();
  await backFromThePhoto(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await expect(page.getByLabel('Gotra', { exact: true })).toHaveValue('Kashyap');
});

test('leaving what was typed is asked first', async ({ page }) => {
  await register(page, 'Asked');
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Half Mehta');
  const question = page.getByRole('alertdialog', {
    name: 'What you typed has not been sent. Leave this page?',
  });
  const home = page.getByRole('link', { name: 'Pehchan', exact: true });

  await home.click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/add-profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Half Mehta');
  await home.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

test('whoever signs out leaves nothing of what was typed on the device', async ({ page }) => {
  await register(page, 'Nothing');
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Half Mehta');
  await signOut(page);
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.includes("draft"))')).toEqual([]);
});

/** As the server does it after too long: the browser still believes that it is signed in. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: SESSION_COOKIE });
}
