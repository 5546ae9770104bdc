import { photoUrl } from '@pehchan/contract/photos';
import { choosePhoto, fillBasics, fillBiodata, goOnTo } from '../support/biodata-form.ts';
import { addChild, ownProfiles, register } from '../support/families.ts';
import { photoFromAPhone, photoOfTwoColours, shapeOf } from '../support/photo.ts';
import { expect, PHONE, test } from '../support/test.ts';

test('a signed-in family adds the biodata of a second candidate', async ({ page }) => {
  const family = await register(page, 'Second');
  await addChild(page, family, 'First Mehta');
  await page.goto('/');
  await page.getByRole('link', { name: 'Add biodata' }).click();

  if (test.info().project.name === 'phone') await expect(page.getByText('Part 1 of 4')).toBeVisible();
  await expect(page.getByLabel('Mobile no.')).toHaveValue(family.phone);
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  await page.getByRole('button', { name: 'Add biodata' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Biodata Created successfully⚡')).toHaveCount(1);
  const rows = page.locator('tr, article').filter({ hasText: 'Mehta' });
  await expect(rows.filter({ hasText: family.child })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'First Mehta' })).toHaveCount(1);
});

test('a step of the form opens the next one only if its own fields are valid', PHONE, async ({ page }) => {
  await register(page, 'Steps');
  await page.goto('/add-profile');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Write the full name').first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByText('Part 1 of 4')).toBeVisible();
});

test('a turned phone shows the same step again, with the typed text', PHONE, async ({ page }) => {
  await register(page, 'Turned');
  await page.goto('/add-profile');
  await fillBasics(page, 'Turned Mehta');
  await goOnTo(page, 'Profile Photo Upload');
  await page.setViewportSize({ width: 800, height: 360 });
  await expect(page.getByLabel('Full Name')).toHaveValue('Turned Mehta');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByText('Part 2 of 4')).toBeVisible();
});

test('a family changes a biodata and turns and crops its new photo, and the old photo is deleted', async ({
  page,
}) => {
  const family = await register(page, 'Edit');
  await addChild(page, family, family.child);
  const before = photoUrl((await ownProfiles(page))[0]?.image, 'view') ?? '';
  expect((await page.request.get(before)).status()).toBe(200);

  await page.goto('/');
  await page.getByRole('link', { name: /^Edit: Asha/ }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child.toUpperCase());
  await page.getByLabel('Current live city').fill('Surat');
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, await photoOfTwoColours());
  await page.getByRole('button', { name: 'Turn and crop' }).click();
  const editor = page.getByRole('dialog', { name: 'Turn and crop' });
  await editor.getByRole('button', { name: 'Turn', exact: true }).click();
  await editor.getByRole('button', { name: 'Use this photo' }).click();
  await expect(editor).toBeHidden();
  await goOnTo(page, 'Education Information');
  await goOnTo(page, 'Career Information');
  await goOnTo(page, 'Family Information');
  await page.getByRole('button', { name: 'Update Biodata' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Profile Updated successfully⚡')).toHaveCount(1);
  const [changed] = await ownProfiles(page);
  expect(changed?.currentLiveCity).toBe('SURAT');
  const after = photoUrl(changed?.image, 'view') ?? '';
  expect(after).not.toBe(before);
  expect((await page.request.get(before)).status()).toBe(404);
  const served = await page.request.get(after);
  expect(await shapeOf(await served.body())).toEqual({ isSquare: true, top: 'red', bottom: 'blue' });
});

test('a focus set by a script shows its frame after a key, not after a tap', PHONE, async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/add-profile');
  const frame = () =>
    page.evaluate(`(() => {
      const { outlineStyle } = getComputedStyle(document.activeElement);
      return [document.activeElement.matches('[tabindex="-1"]'), outlineStyle !== 'none'];
    })()`);
  const part = (n: number) => page.getByRole('status').filter({ hasText: `Part ${n} of 4` });
  await fillBasics(page, 'Thumb Mehta');
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(part(2)).toBeFocused();
  expect(await frame()).toEqual([true, false]);

  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(part(1)).toBeFocused();
  expect(await frame()).toEqual([true, true]);
});
