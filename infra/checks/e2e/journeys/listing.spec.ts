import { url } from '@pehchan/contract/endpoints';
import { LANGUAGES } from '@pehchan/contract/messages';
import { addChild, approve, ownProfiles, register } from '../support/families.ts';
import { expect, type Page, prefer, test, inTurn } from '../support/test.ts';

const statusFor = async (page: Page, id: number) =>
  (await page.request.get(url('getProfile', { id }))).status();

/** Syllables for the digits of a phone number, to make a unique name. Each has a different sound. */
const SYLLABLES = ['ki', 'ti', 'mu', 'no', 'pe', 'ri', 'lu', 'do', 'si', 'ge'];

const WORDS = {
  en: {
    settle: /^Rishta tay ho gaya: Asha/,
    yes: 'Yes, it is settled',
    close: 'Close',
    wish: /^Badhai ho!/,
    settled: 'Rishta tay',
    again: /^Show again: Asha/,
    seen: 'Other families can see this biodata again.',
  },
  hi: {
    settle: /^रिश्ता तय हो गया: Asha/,
    yes: 'हाँ, तय हो गया',
    close: 'बंद करें',
    wish: /^बधाई हो!/,
    settled: 'रिश्ता तय',
    again: /^फिर से दिखाएँ: Asha/,
    seen: 'दूसरे परिवार यह बायोडाटा फिर देख सकते हैं।',
  },
};

for (const language of LANGUAGES) {
  test(
    `a family settles its biodata, which then no other family sees, and reopens it: ${language}`,
    inTurn(language),
    async ({ page, openAs }) => {
      const words = WORDS[language];
      const family = await register(page, 'Settled');
      await addChild(page, family, family.child);
      const [profile] = await ownProfiles(page);
      const id = profile?.id ?? 0;
      const admin = await openAs('administrator');
      await approve(admin, family);
      const other = await openAs('member');
      expect(await statusFor(other, id)).toBe(200);

      await prefer(page, language);
      await page.goto('/my-family');
      await page.getByRole('button', { name: words.settle }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(family.child, { ignoreCase: true });
      await question.getByRole('button', { name: words.yes, exact: true }).click();
      const moment = page.getByRole('dialog');
      await expect(moment.getByText(words.wish)).toBeInViewport();
      await moment.getByRole('button', { name: words.close }).click();
      await expect(moment).toBeHidden();
      await expect(page.getByRole('button', { name: words.again })).toBeFocused();
      await expect(page.getByText(words.settled, { exact: true })).toBeVisible();
      expect(await statusFor(other, id)).toBe(404);

      await page.getByRole('button', { name: words.again }).click();
      await expect(page.getByText(words.seen)).toBeVisible();
      expect(await statusFor(other, id)).toBe(200);
    },
  );
}

test('an administrator pauses a biodata for a calling family, and a list filter finds it', async ({
  openAs,
}) => {
  const home = await openAs('nobody');
  const family = await register(home, 'Calling');
  // The name is unique, also when this journey ran here before.
  const syllables = [...family.phone].map((digit) => SYLLABLES[Number(digit)]);
  const child = `Asha ${syllables.slice(0, 5).join('')} ${syllables.slice(5).join('')} Mehta`;
  await addChild(home, family, child);
  const office = await openAs('administrator');
  await office.goto(`/admin/get-user-profiles-byUserId/${family.id}`);
  const card = office.getByRole('article', { name: child.toUpperCase() });
  await card.getByRole('button', { name: /^Pause/ }).click();
  await office.getByRole('button', { name: 'Yes' }).click();
  await expect(card.getByText('Paused')).toBeVisible();
  await expect(office.getByText('Shown → Paused')).toBeVisible();

  await office.goto(`/total-biodata?search=${encodeURIComponent(child)}&listing=paused`);
  const row = office.locator('tr, article').filter({ hasText: child.toUpperCase() });
  await expect(row.getByText('Paused')).toBeVisible();
  await office.goto(`/total-biodata?search=${encodeURIComponent(child)}&listing=open`);
  await expect(office.getByText('No profiles found.')).toBeVisible();
  expect((await ownProfiles(home))[0]?.listing).toBe('paused');
});
