import { choosePhoto, fillBirth, goOnTo } from '../support/biodata-form.ts';
import { addChild, ownProfiles, register } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, test } from '../support/test.ts';

test('a second child takes over what the first has told, and all of it can be changed', async ({ page }) => {
  const family = await register(page, 'Sibling');
  await addChild(page, family, 'First Mehta');
  await page.goto('/add-profile');
  const offer = page.getByRole('region', { name: /First Mehta/i });
  await expect(offer).toContainText('KAMLA MEHTA');
  await offer.getByRole('button', { name: 'Take it over' }).click();
  await expect(offer).toBeHidden();
  const gotra = page.getByLabel('Gotra', { exact: true });
  await expect(gotra).toHaveValue('KASHYAP');
  await gotra.fill('Gautam');
  await page.getByLabel('Full Name').fill('Second Mehta');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await fillBirth(page, { day: '4', month: 'May', year: '2000' });
  await page.getByLabel('Current live city').fill('Pune');
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, await photoFromAPhone());
  await goOnTo(page, 'Education Information');
  await goOnTo(page, 'Career Information');
  await page.getByRole('radio', { name: 'Studying' }).check();
  await goOnTo(page, 'Family Information');
  await expect(page.getByLabel('Mother Name')).toHaveValue('KAMLA MEHTA');
  await expect(page.getByLabel('No of Sisters')).toHaveValue('1');
  if (test.info().project.name === 'phone') await goOnTo(page, 'Check before you send');
  await page.getByRole('button', { name: 'Add biodata' }).click();

  await expect(page).toHaveURL('/');
  const second = (await ownProfiles(page)).find(({ fullname }) => fullname === 'SECOND MEHTA');
  expect(second).toMatchObject({ gotra: 'GAUTAM', mother: 'KAMLA MEHTA', noOfsisters: 1, noOfBrothers: 0 });
});
