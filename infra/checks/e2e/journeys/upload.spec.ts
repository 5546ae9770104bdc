import { backFromThePhoto, fillBiodata } from '../support/biodata-form.ts';
import { ownProfiles, register, type Family } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, test as base, type Page } from '../support/test.ts';
import { WeakLine } from '../support/weak-line.ts';

type Fixtures = {
  /** A browser whose connection `line` breaks during every upload, until the test repairs the connection. */
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

test('a family sends a photo again after its upload lost the connection', async ({ weak }) => {
  const { page, line } = weak;
  await loseTheSignalHalfWay(page, 'Again');
  const again = page.getByRole('button', { name: 'Add biodata' });
  await expect(again).toBeEnabled();
  // The page still shows the entered text: in the review on a phone, in the form in the desktop layout.
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

test('a draft survives a lost connection and a closed page', async ({ weak }) => {
  const { page } = weak;
  const family = await loseTheSignalHalfWay(page, 'Outlives');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page
    .getByRole('region', { name: 'Unfinished form' })
    .getByRole('button', { name: 'Continue where I stopped' })
    .click();
  await backFromThePhoto(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await expect(page.getByLabel('Gotra', { exact: true })).toHaveValue('Kashyap');
});

test('a phone that goes offline during an upload reports it immediately', async ({ page, complaints }) => {
  complaints.expect(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)/);
  const family = await register(page, 'Offline');
  await page.goto('/add-profile');
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  await page.route('**/profile/create-profile', () => undefined);
  await page.getByRole('button', { name: 'Add biodata' }).click();
  await expect(page.getByRole('button', { name: 'Add biodata' })).toBeDisabled();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Error creating profile/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add biodata' })).toBeEnabled();
  await page.context().setOffline(false);
});

/** Send a biodata over the weak connection, and wait for the error. */
async function loseTheSignalHalfWay(page: Page, name: string): Promise<Family> {
  const family = await register(page, name);
  await page.goto('/add-profile');
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  await page.getByRole('button', { name: 'Add biodata' }).click();
  await expect(page.getByText(/^Error creating profile/)).toHaveCount(1);
  return family;
}
