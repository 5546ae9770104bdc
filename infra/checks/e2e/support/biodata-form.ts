import { expect, test, type Page } from './test.ts';

/** On a phone each section of the form is a step of its own; elsewhere it is below the one before. */
export async function goOnTo(page: Page, section: string): Promise<void> {
  const isPhone = test.info().project.name === 'phone';
  if (isPhone) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: section })).toBeVisible();
}

export async function choosePhoto(page: Page, picture: Buffer): Promise<void> {
  await page
    .getByLabel(/(Choose a|Change the) photo/)
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('button', { name: 'Turn and crop' })).toBeVisible();
}

/** What nobody may leave out of the first section. */
export async function fillBasics(page: Page, child: string): Promise<void> {
  await page.getByLabel('Full Name').fill(child);
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Date of birth').fill('1999-04-01');
  await page.getByLabel('Current live city').fill('Pune');
  await page.getByLabel('Gotra', { exact: true }).fill('Kashyap');
}

/** Section by section, what nobody may leave out. */
export async function fillBiodata(
  page: Page,
  { child, father, photo }: { child: string; father: string; photo: Buffer },
): Promise<void> {
  await fillBasics(page, child);
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, photo);
  await goOnTo(page, 'Education Information');
  await goOnTo(page, 'Career Information');
  await page.getByLabel('Employed in').selectOption('Private');
  await goOnTo(page, 'Family Information');
  await expect(page.getByLabel('Father Name')).toHaveValue(new RegExp(`^${father}$`, 'i'));
  await page.getByLabel('Mother Name').fill('Kamla Mehta');
}
