import type { Locator } from '@playwright/test';
import { newFamily, register } from '../support/families.ts';
import { Keys } from '../support/keys.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { photoOfTwoColours } from '../support/photo.ts';
import { expect, test, type Page } from '../support/test.ts';

const isPhone = () => test.info().project.name === 'phone';

async function signInByKeys(keys: Keys, page: Page, phone: string, password: string): Promise<void> {
  await keys.type(page.getByLabel('Mobile no.'), phone);
  await keys.type(page.getByLabel('Password', { exact: true }), password);
  await keys.press(page.getByRole('button', { name: 'Login' }), 'Enter');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
}

async function openByMenu(keys: Keys, page: Page, entry: Locator): Promise<void> {
  await keys.press(page.getByRole('button', { name: /^Menu of/ }), 'Enter');
  await keys.press(entry, 'Enter');
}

async function signOutByKeys(keys: Keys, page: Page): Promise<void> {
  await openByMenu(keys, page, page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/login');
}

test('a family adds a biodata, is asked before it is deleted, and signs out without a mouse', async ({
  page,
}) => {
  const family = await register(page, 'Keys');
  await page.context().clearCookies();
  const keys = new Keys(page);
  await page.goto('/login');
  await signInByKeys(keys, page, family.phone, family.password);

  await keys.press(page.getByRole('link', { name: 'Add biodata' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await addByKeys(keys, page, family.child);
  await expect(page).toHaveURL('/');

  await keys.press(page.getByRole('link', { name: /^Edit: Asha/ }), 'Enter');
  const remove = page.getByRole('button', { name: /^Delete: Asha/ });
  const question = page.getByRole('alertdialog');
  await keys.press(remove, 'Enter');
  await expect(question).toBeVisible();
  await keys.isSeen();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();

  await keys.press(remove, 'Space');
  await keys.press(question.getByRole('button', { name: 'Yes' }), 'Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Error in Getting Profile')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Edit: Asha/ })).toBeHidden();
  await signOutByKeys(keys, page);
});

test('a family searches, loads more, opens a biodata and returns without a mouse', async ({ page }) => {
  // The test is slow because it presses Tab through more than twenty cards.
  test.slow();
  const keys = new Keys(page);
  await page.goto('/login');
  await signInByKeys(keys, page, PEOPLE.member, PASSWORD);
  await openByMenu(keys, page, page.getByRole('link', { name: 'Search Biodata' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await keys.type(page.getByRole('combobox', { name: 'Looking for' }), 'Gi');
  await expect(page).toHaveURL(/gender=FEMALE/);
  await keys.press(page.getByRole('button', { name: 'Filters', exact: true }), 'Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await keys.press(filters.getByRole('button', { name: 'Clear filters' }), 'Enter');
  await keys.press(filters.getByRole('button', { name: /^Show \d+ girls$/ }), 'Enter');
  // Wait for the new list, which scrolls to its top and would move the focus.
  await expect(page.getByRole('button', { name: /^Age: / })).toBeHidden();
  const faces = page.getByRole('article');
  await expect(faces.nth(19)).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Show more' }), 'Enter');
  const next = faces.nth(20).getByRole('link', { name: /^View: / });
  await expect(next).toBeFocused();
  await keys.isSeen();
  // Find the card by its address, since other tests add and remove cards before it.
  const opened = page.locator(`article a[href="${await next.getAttribute('href')}"]`).first();
  await keys.press(opened, 'Enter');
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Back to the list' }), 'Enter');
  await expect(opened).toBeInViewport();
  await expect(opened).toBeFocused();
  await signOutByKeys(keys, page);
});

test('an invalid form leads to each wrong field, and closing the menu returns the focus to its button', async ({
  page,
}) => {
  const family = newFamily('Wrong keys');
  const keys = new Keys(page);
  await page.goto('/signup');
  await keys.type(page.getByLabel(/^Father’s name/), family.father);
  await keys.press(page.getByRole('button', { name: 'Next: biodata' }), 'Enter');
  const wrong = page.getByRole('group', { name: /^Please check/ });
  await expect(page.getByLabel('Grandfather’s name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await keys.isSeen();
  await keys.press(wrong.getByRole('link').last(), 'Enter');
  await expect(page.locator('[name=village]').first()).toBeFocused();

  await register(page, 'Menu keys');
  await page.goto('/about-us');
  const menu = page.getByRole('button', { name: /^Menu of/ });
  await keys.press(menu, 'Enter');
  await keys.to(page.getByRole('link', { name: 'Contact Us' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
  await expect(menu).toBeFocused();
});

async function addByKeys(keys: Keys, page: Page, child: string): Promise<void> {
  const next = async () => {
    if (isPhone()) await keys.press(page.getByRole('button', { name: 'Next', exact: true }), 'Enter');
  };
  await keys.type(page.getByLabel('Full Name'), child);
  const choices = (name: string) => page.getByRole('radiogroup', { name }).getByRole('radio');
  await keys.to(choices('Gender').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await keys.isSeen();
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await keys.type(birth.getByLabel('Day'), '4');
  await keys.type(birth.getByLabel('Month'), 'Ap');
  await keys.type(birth.getByLabel('Year'), '1999');
  await expect(page.getByText(/^Age: \d\d years$/)).toBeVisible();
  await keys.type(page.getByLabel('Current live city'), 'Pune');
  await keys.type(page.getByLabel('Gotra', { exact: true }), 'Kashyap');
  await next();
  const choosing = page.waitForEvent('filechooser');
  await keys.press(page.getByLabel('Choose a photo'), 'Space');
  const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photoOfTwoColours() };
  await (await choosing).setFiles(photo);

  const turn = page.getByRole('button', { name: 'Turn and crop' });
  await keys.press(turn, 'Enter');
  const editor = page.getByRole('dialog', { name: 'Turn and crop' });
  await expect(editor).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(turn).toBeFocused();
  await next();
  await next();
  await keys.press(choices('Employed in').first(), 'Space');
  await next();
  await keys.type(page.getByLabel('Mother Name'), 'Kamla Mehta');
  await next();
  await keys.press(page.getByRole('button', { name: 'Add biodata' }), 'Enter');
}
