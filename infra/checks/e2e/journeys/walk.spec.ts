import type { Locator } from '@playwright/test';
import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import { photoUrl } from '@pehchan/contract/photos';
import { fillAccount, fillBiodata } from '../support/biodata-form.ts';
import { addChild, newFamily, ownProfiles } from '../support/families.ts';
import { photoFromAPhone, traceOf } from '../support/photo.ts';
import { expect, openMenu, signOut, test, type Page } from '../support/test.ts';

test('a family signs up, is approved, and finds another family', async ({ page, openAs, complaints }) => {
  const family = newFamily(`Walk ${test.info().project.name}`);
  const child = family.child.toUpperCase();
  const rowIn = (list: Page) => list.locator('tr, article').filter({ hasText: child });

  await test.step('a visitor is led to the sign-in page and from there to the sign-up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back to Pehchan' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByText(/^Part 1 of \d$/)).toBeVisible();
  });

  await test.step('the family signs up with account, first biodata and a photo of a phone', async () => {
    await fillAccount(page, family);
    await page.getByRole('button', { name: 'Next: biodata' }).click();
    await expect(page.getByText(/^Part 2 of \d$/)).toBeVisible();
    await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
    await page.getByRole('checkbox', { name: /^My son or daughter knows/ }).check();
    await page.getByRole('button', { name: 'Create account with biodata' }).click();
  });

  await test.step('the home screen shows the biodata as pending', async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();
    await expect(rowIn(page).getByText('Pending')).toBeVisible();
    await expect(page.getByRole('note')).toContainText('Once approved, you can search other families.');
  });

  await test.step('only the family receives its photos, which contain no camera and no place', async () => {
    // The form shrinks the first photo before it is sent. The test sends the second photo unchanged.
    await addChild(page, family, 'Sister Mehta');
    const photos = (await ownProfiles(page)).map(({ image }) => photoUrl(image, 'view') ?? '');
    expect(photos).toHaveLength(2);
    for (const photo of photos) {
      const answer = await page.request.get(photo);
      expect(answer.status()).toBe(200);
      expect(await traceOf(await answer.body())).toEqual({ format: 'webp', namesTheCamera: false });
    }

    const [stranger, otherPending] = [await openAs('nobody'), await openAs('pending')];
    for (const photo of photos) {
      expect((await stranger.request.get(photo)).status()).toBe(401);
      expect((await otherPending.request.get(photo)).status()).toBe(404);
    }
  });

  await test.step('a pending family has no menu entry, no screen and no reply of the search', async () => {
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search Biodata' })).toBeHidden();
    await page.goto('/search-profiles');
    await expect(page).toHaveURL('/');
    expect((await page.request.get(url('getAllProfiles'))).status()).toBe(403);
  });

  await test.step('an administrator sees the count and the row, and approves the family', async () => {
    const office = await openAs('administrator');
    const counts = office.waitForResponse(`**${url('getCounts')}`);
    await office.goto('/dashboard?page=1');
    const { totalApprovalPendingUsers } = await (await counts).json();
    await expect(pendingCount(office)).toHaveText(new RegExp(`${totalApprovalPendingUsers}$`));

    await office.getByRole('searchbox').fill(family.email);
    const row = office.locator('tr, article').filter({ hasText: family.email });
    await expect(row).toContainText(family.father, { ignoreCase: true });
    const newCounts = office.waitForResponse(`**${url('getCounts')}`);
    await row.getByRole('button', { name: /^Approve/ }).click();
    await expect(office.getByText('Are you sure you want to Approve this User ?')).toBeVisible();
    await office.getByRole('button', { name: 'Yes' }).click();
    await expect(row).toBeHidden();
    await expect(office.getByText('User approved')).toBeVisible();
    await expect(pendingCount(office)).toHaveText(
      new RegExp(`${(await (await newCounts).json()).totalApprovalPendingUsers}$`),
    );
  });

  await test.step('the family searches and filters without signing in again', async () => {
    await page.reload();
    await expect(rowIn(page).getByText('Approved')).toBeVisible();
    await openMenu(page);
    await page.getByRole('link', { name: 'Search Biodata' }).click();
    await expect(page).toHaveURL(
      /\/search-profiles\?gender=MALE&minAge=\d+&maxAge=\d+&forProfile=\d+&page=1$/,
    );
    await expect(page.getByText(/^\d+ found$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Looking for' }).selectOption('Boys');
    await page.getByRole('button', { name: /^Age: / }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('Age from').selectOption('25');
    await filters.getByLabel('Age to').selectOption('All');
    const answer = page.waitForResponse(/get-all-profiles.*minAge=25(?!.*maxAge).*village=NIMBAJ/);
    await filters.getByRole('checkbox', { name: 'Nimbaj' }).check();
    const { profiles, total } = (await (await answer).json()) as FoundProfilesReply;
    await filters.getByRole('button', { name: `Show ${total} boy` }).click();
    await expect(page).toHaveURL(/gender=MALE.*minAge=25.*village=NIMBAJ|village=NIMBAJ.*minAge=25/);
    await everyFoundIs(page, profiles, { gender: 'MALE', village: 'NIMBAJ', minAge: 25 });
  });

  await test.step('the family opens another family’s biodata, marked with its own contacts', async () => {
    await page
      .getByRole('link', { name: /^View: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/profile\/get-profile\/\d+$/);
    const notice = page.getByRole('alertdialog', { name: /^That family sees that you looked/ });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Family Background' })).toBeHidden();
    await notice.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
    await expect(notice).toBeHidden();
    const marks = page.locator('[data-watermark] text');
    await expect(marks).toHaveCount(50);
    await expect(marks.first()).toHaveText(`${family.email} ${family.phone}`);
  });

  await test.step('after the sign-out, “back” shows nothing of the biodata', async () => {
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await signOut(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome back to Pehchan' })).toBeVisible();
    await expect(page.getByText(name)).toBeHidden();
    complaints.expect(/answered 40[134]: .*\/(photos|search-profiles|get-all-profiles)/);
  });
});

function pendingCount(page: Page): Locator {
  return page.getByRole('button', { name: /^Pending Approvals/ });
}

/** Compare the cards on the screen with the API's reply, and the reply with the chosen filters. */
async function everyFoundIs(
  page: Page,
  profiles: FoundProfilesReply['profiles'],
  { gender, village, minAge }: { gender: string; village: string; minAge: number },
): Promise<void> {
  expect(profiles.length).toBeGreaterThan(0);
  for (const profile of profiles) {
    expect(profile).toMatchObject({ gender, village });
    expect(profile.age).toBeGreaterThanOrEqual(minAge);
  }
  const faces = page.getByRole('article');
  await expect(faces).toHaveCount(profiles.length);
  for (const [index, { fullname, age }] of profiles.entries()) {
    await expect(faces.nth(index)).toContainText(fullname, { ignoreCase: true });
    await expect(faces.nth(index)).toContainText(`${age} ·`);
    await expect(faces.nth(index)).toContainText('Nimbaj');
  }
}
