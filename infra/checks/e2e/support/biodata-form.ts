import type { Family } from './families.ts';
import { expect, test, type Page } from './test.ts';

export async function fillAccount(page: Page, family: Family): Promise<void> {
  await page.getByLabel(/^Father’s name/).fill(family.father);
  await page.getByLabel('Grandfather’s name').fill(family.grandfather);
  await page.getByLabel('Mobile no.').fill(family.phone);
  await page.getByLabel(/^Email/).fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByRole('radio', { name: 'Dantrai' }).check();
}

/** Show the next section of the form. On a phone it can be on the next screen. */
export async function goOnTo(page: Page, section: string): Promise<void> {
  const isPhone = test.info().project.name === 'phone';
  const heading = page.getByRole('heading', { name: section });
  if (isPhone && !(await heading.isVisible())) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(heading).toBeVisible();
}

export async function choosePhoto(page: Page, picture: Buffer): Promise<void> {
  await page
    .getByLabel(/(Choose a|Change the) photo/)
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('button', { name: 'Turn and crop' })).toBeVisible();
}

type Day = { day: string; month: string; year: string };

export async function fillBirth(page: Page, { day, month, year }: Day): Promise<void> {
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Day').fill(day);
  await birth.getByLabel('Month').selectOption(month);
  await birth.getByLabel('Year').fill(year);
}

export async function fillBasics(page: Page, child: string): Promise<void> {
  await page.getByLabel('Full Name').fill(child);
  await page.getByRole('radio', { name: 'Female' }).check();
  await fillBirth(page, { day: '1', month: 'April', year: '1999' });
  await page.getByLabel('Current live city').fill('Pune');
  await page.getByLabel('Gotra', { exact: true }).fill('Kashyap');
}

export async function fillBiodata(
  page: Page,
  { child, father, photo }: { child: string; father: string; photo: Buffer },
): Promise<void> {
  await fillBasics(page, child);
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, photo);
  await goOnTo(page, 'Education Information');
  await goOnTo(page, 'Career Information');
  await page.getByRole('radio', { name: 'Private' }).check();
  await goOnTo(page, 'Family Information');
  await expect(page.getByLabel('Father Name')).toHaveValue(new RegExp(`^${father}$`, 'i'));
  await page.getByLabel('Mother Name').fill('Kamla Mehta');
  await review(page);
}

async function review(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  if (!(await next.isVisible())) return;
  await next.click();
  await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
  await expect(page.getByText('Kamla Mehta')).toBeVisible();
}

/** On a phone, go back from the photo's step, at which a draft reopens because drafts have no photo. */
export async function backFromThePhoto(page: Page): Promise<void> {
  if (test.info().project.name !== 'phone') return;
  await expect(page.getByRole('heading', { name: /^(Profile Photo Upload|फ़ोटो लगाएँ)$/ })).toBeVisible();
  await page.goBack();
}
