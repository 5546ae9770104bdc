import { choosePhoto, fillAccount, fillBasics, goOnTo } from '../support/biodata-form.ts';
import { newFamily } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/test.ts';

test.beforeEach(() => {
  test.skip(test.info().project.name !== 'phone', 'A sign-up in so many parts is a phone’s.');
});

const part = (n: number) => new RegExp(`^Part ${n} of \\d$`);

test('a phone’s Back leads through the parts of a sign-up, and nothing of it is lost', async ({ page }) => {
  const family = newFamily('Backwards');
  await page.goto('/login');
  await page.goto('/signup');
  await fillAccount(page, family);
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await fillBasics(page, family.child);
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, await photoFromAPhone());
  await goOnTo(page, 'Education Information');
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

test('a reload in the middle loses nothing but password and photo, and one offer brings all of it back', async ({
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
  await page.getByLabel('Name of the grandfather').fill('Another Mehta');
  await offer.getByRole('button', { name: 'Continue where I was' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Name of the grandfather')).toHaveValue('Another Mehta');
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await choosePhoto(page, await photoFromAPhone());
  await goOnTo(page, 'Education Information');
  await expect(page.getByLabel('College')).toHaveValue('Sirohi College');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
});

/** A thumb: each touch counts, an opened choice twice, the keyboard's letters not at all. */
class Thumb {
  touches = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.touches += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.page.keyboard.type(text);
  }

  async choose(select: Locator, option: string): Promise<void> {
    this.touches += 2;
    await select.selectOption(option);
  }

  async goOn(name = 'Next'): Promise<void> {
    await this.tap(this.page.getByRole('button', { name, exact: true }));
  }
}

test('a sign-up with its review takes at most 26 touches', async ({ page }) => {
  const family = newFamily('Counted');
  const thumb = new Thumb(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.goto('/login');
  await page.goto('/signup');
  await thumb.type(page.getByLabel('Name of the father'), family.father);
  await thumb.type(page.getByLabel('Name of the grandfather'), family.grandfather);
  await thumb.type(page.getByLabel('Mobile no.'), family.phone);
  await thumb.type(page.getByLabel(/^Email/), family.email);
  await thumb.type(page.getByLabel('Password', { exact: true }), family.password);
  await thumb.tap(radio('Dantrai'));
  await thumb.goOn('Next: biodata');

  await thumb.type(page.getByLabel('Full Name', { exact: true }), family.child);
  await thumb.tap(radio('Female'));
  await thumb.type(page.getByLabel('Day', { exact: true }), '1');
  await thumb.choose(page.getByLabel('Month', { exact: true }), 'April');
  await thumb.type(page.getByLabel('Year', { exact: true }), '1999');
  await thumb.type(page.getByLabel('Current live city'), 'Pune');
  await thumb.type(page.getByLabel('Gotra', { exact: true }), 'Kashyap');
  await thumb.goOn();

  // The button, and the picture in the phone's own gallery.
  thumb.touches += 2;
  await choosePhoto(page, await photoFromAPhone());
  await thumb.goOn();
  await thumb.goOn();
  await thumb.tap(radio('Private'));
  await thumb.goOn();
  await thumb.type(page.getByLabel('Mother Name'), 'Kamla Mehta');
  await thumb.goOn();
  await expect(page.getByText('1 April 1999')).toBeVisible();
  await thumb.goOn('Create account with biodata');

  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  expect(thumb.touches).toBeLessThanOrEqual(26);
  // Its parts are no places that Back leads to any more.
  const behind = `navigation.entries().slice(0, navigation.currentEntry.index).map(({ url }) => new URL(url).pathname)`;
  expect(await page.evaluate(behind)).not.toContain('/signup');
});
