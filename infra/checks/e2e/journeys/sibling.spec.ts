import { LANGUAGES } from '@pehchan/contract/messages';
import { addChild, ownProfiles, register } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, prefer, test, inTurn } from '../support/test.ts';

const WORDS = {
  en: { take: 'Use these details', next: 'Next', send: 'Add biodata', birth: 'Date of birth', may: 'May' },
  hi: { take: 'यही यहाँ भी भर दें', next: 'आगे', send: 'बायोडाटा जोड़ें', birth: 'जन्म तिथि', may: 'मई' },
} as const;

for (const language of LANGUAGES) {
  test(
    `the form offers a sibling’s values for a second candidate, and all of them can be changed: ${language}`,
    inTurn(language),
    async ({ page }) => {
      const words = WORDS[language];
      const isPhone = test.info().project.name === 'phone';
      const field = (name: string) => page.locator(`[name=${name}]`);
      const goOnTo = async (name: string) => {
        const isShown = await field(name).first().isVisible();
        if (!isShown) await page.getByRole('button', { name: words.next, exact: true }).click();
        await expect(field(name).first()).toBeVisible();
      };
      const family = await register(page, 'Sibling');
      await addChild(page, family, 'First Mehta');
      await prefer(page, language);
      await page.goto('/add-profile');
      const offer = page.getByRole('region', { name: /First Mehta/i });
      await expect(offer).toContainText('Kamla Mehta');
      await offer.getByRole('button', { name: words.take }).click();
      await expect(offer).toBeHidden();
      await expect(field('gotra')).toHaveValue('KASHYAP');
      await field('gotra').fill('Gautam');
      await field('fullname').fill('Second Mehta');
      await page.locator('[name=gender][value=MALE]').check();
      const birth = page.getByRole('group', { name: words.birth });
      await birth.locator('input').first().fill('4');
      await birth.locator('select').selectOption(words.may);
      await birth.locator('input').last().fill('2000');
      await field('currentLiveCity').fill('Pune');
      if (isPhone) await page.getByRole('button', { name: words.next, exact: true }).click();
      const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photoFromAPhone() };
      await page.locator('input[type=file]').setInputFiles(photo);
      await expect(page.getByRole('img', { name: /Second Mehta|फ़ोटो|photo/i }).first()).toBeVisible();
      await goOnTo('education');
      await goOnTo('employedIn');
      await page.locator('[name=employedIn][value=STUDYING]').check();
      await goOnTo('mother');
      await expect(field('mother')).toHaveValue('KAMLA MEHTA');
      await expect(field('noOfsisters')).toHaveValue('1');
      // On a phone the form shows a review before it is sent.
      if (isPhone) await page.getByRole('button', { name: words.next, exact: true }).click();
      await page.getByRole('button', { name: words.send }).click();

      await expect(page).toHaveURL('/');
      const second = (await ownProfiles(page)).find(({ fullname }) => fullname === 'SECOND MEHTA');
      expect(second).toMatchObject({
        gotra: 'GAUTAM',
        mother: 'KAMLA MEHTA',
        noOfsisters: 1,
        noOfBrothers: 0,
      });
    },
  );
}
