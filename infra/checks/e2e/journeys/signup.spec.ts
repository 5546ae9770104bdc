import { LANGUAGES, translate } from '@pehchan/contract/messages';
import { DEMO_PHONES } from '@pehchan/operating';
import { choosePhoto, fillAccount, fillBasics, goOnTo } from '../support/biodata-form.ts';
import { fillAccount as fillAnyAccount } from '../support/opening.ts';
import { newFamily } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, prefer, test, onPhoneInTurn } from '../support/test.ts';
import { signUp, Thumb } from '../support/thumb.ts';

const part = (n: number) => new RegExp(`^Part ${n} of \\d$`);

test('“back” on a phone leads through the parts of a sign-up, and keeps all fields', async ({ page }) => {
  const family = newFamily('Backwards');
  await page.goto('/login');
  await page.goto('/signup');
  await fillAccount(page, family);
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await fillBasics(page, family.child);
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, await photoFromAPhone());
  await goOnTo(page, 'Career Information');
  await expect(page.getByText(part(4))).toBeInViewport();

  await page.goBack();
  await expect(page.getByText(part(3))).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Turn and crop' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(family.password);
  await expect(page).toHaveURL('/signup');
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
});

test('a reload during a sign-up loses only password and photo, and one offer restores the rest', async ({
  page,
}) => {
  const family = newFamily('Reloaded');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/signup');
  await fillAccount(page, family);
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await fillBasics(page, family.child);
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, await photoFromAPhone());
  await goOnTo(page, 'Education Information');
  await page.getByLabel('College').fill('Sirohi College');
  await page.reload();

  const offer = page.getByRole('region', { name: 'Unfinished form' });
  await expect(page.getByText(part(1))).toBeVisible();
  await page.getByLabel('Grandfather’s name').fill('Another Mehta');
  await offer.getByRole('button', { name: 'Continue where I stopped' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Grandfather’s name')).toHaveValue('Another Mehta');
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await choosePhoto(page, await photoFromAPhone());
  await goOnTo(page, 'Education Information');
  await expect(page.getByLabel('College')).toHaveValue('Sirohi College');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
});

for (const language of LANGUAGES) {
  test(
    `a sign-up refuses a registered phone number before the biodata: ${language}`,
    onPhoneInTurn(language),
    async ({ page, complaints }) => {
      complaints.expect(/answered 409/, /status of 409/);
      await prefer(page, language);
      await page.goto('/signup');
      await fillAnyAccount(page);
      await page.locator('[name=phone]').fill(DEMO_PHONES.approved);
      await page.locator('[type=submit]').click();
      await expect(page.getByText(translate(language, 'refused.phoneTaken'))).toBeVisible();
    },
  );
}

const WELCOME = { en: /^Welcome, /, hi: /^नमस्ते, / };

for (const language of LANGUAGES) {
  test(
    `a sign-up with its review takes at most 24 touches: ${language}`,
    onPhoneInTurn(language),
    async ({ page }) => {
      const thumb = new Thumb(page);
      await prefer(page, language);
      await page.goto('/login');
      await page.goto('/signup');
      await signUp(page, thumb, newFamily('Counted'), language);
      await expect(page.getByRole('heading', { name: WELCOME[language] })).toBeVisible();
      expect(thumb.touches).toBeLessThanOrEqual(24);
      // After the sign-up, Back must not open a step of the sign-up form again.
      const behind = `navigation.entries().slice(0, navigation.currentEntry.index).map(({ url }) => new URL(url).pathname)`;
      expect(await page.evaluate(behind)).not.toContain('/signup');
    },
  );
}
