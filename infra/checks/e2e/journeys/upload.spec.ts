import { backFromThePhoto, fillBiodata } from '../support/biodata-form.ts';
import { ownProfiles, register, type Family } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, test as base, type Page } from '../support/test.ts';
import { WeakLine } from '../support/weak-line.ts';

type Fixtures = {
  /** Somebody whose line is lost half way through every photo, until it recovers. */
  weak: { page: Page; line: WeakLine };
};

const test = base.extend<Fixtures>({
  weak: async ({ browser, complaints }, use) => {
    complaints.expect(/ERR_(EMPTY_RESPONSE|CONNECTION|SOCKET|INTERNET)/);
    const line = new WeakLine();
    const context = await browser.newContext({ proxy: await line.open() });
    complaints.listenTo(context);
    await use({ page: await context.newPage(), line });
    await context.close();
    line.close();
  },
});

test('a photo whose upload lost the signal half way is sent by trying again', async ({ weak }) => {
  const { page, line } = weak;
  await loseTheSignalHalfWay(page, 'Again');
  const again = page.getByRole('button', { name: 'Add biodata' });
  await expect(again).toBeEnabled();
  // On a phone that is the review, on a desk the form.
  await expect(page.getByText('Kamla Mehta').or(page.getByLabel('Mother Name'))).toBeVisible();
  expect(await ownProfiles(page)).toEqual([]);
  line.recover();
  await again.click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Biodata Created successfully⚡')).toHaveCount(1);
  const profiles = await ownProfiles(page);
  expect(profiles).toHaveLength(1);
  expect(profiles[0]?.image).toBeTruthy();
});

test('what was typed outlives a lost signal and the page that was closed after it', async ({ weak }) => {
  const { page } = weak;
  const family = await loseTheSignalHalfWay(page, 'Outlives');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page
    .getByRole('region', { name: 'Unfinished form' })
    .getByRole('button', { name: 'Continue where I was' })
    .click();
  await backFromThePhoto(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await expect(page.getByLabel('Gotra', { exact: true })).toHaveValue('Kashyap');
});

test('a phone that goes offline while it sends says so at once', async ({ page, complaints }) => {
  complaints.expect(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)/);
  const family = await register(page, 'Offline');
  await page.goto('/add-profile');
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  // The photo is under way and gets no answer.
  await page.route('**/profile/create-profile', () => undefined);
  await page.getByRole('button', { name: 'Add biodata' }).click();
  await expect(page.getByRole('button', { name: 'Add biodata' })).toBeDisabled();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Error creating profile/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add biodata' })).toBeEnabled();
  await page.context().setOffline(false);
});

/** Ends when the form has said so. */
async function loseTheSignalHalfWay(page: Page, name: string): Promise<Family> {
  const family = await register(page, name);
  await page.goto('/add-profile');
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  await page.getByRole('button', { name: 'Add biodata' }).click();
  await expect(page.getByText(/^Error creating profile/)).toHaveCount(1);
  return family;
}
