import { url } from '@pehchan/contract/endpoints';
import { addChild, approve, ownProfiles, register } from '../support/families.ts';
import { expect, prefer, test, type Page, inTurn } from '../support/test.ts';

const WORDS = {
  en: {
    link: 'Who has seen it',
    news: /^Who has seen it 2 new: /,
    did: /: Asked for your number, Opened the biodata$/,
    fresh: 'New',
    hide: /^Hide from this family/,
    show: /^Show again/,
    hidden: 'Hidden families',
    yes: 'Hide',
    tell: /^Tell the volunteers: /,
    what: 'What would you like to tell us?',
    send: 'Send',
    messages: 'Your messages to the volunteers',
    waits: 'Waiting',
    answered: 'Answered',
  },
  hi: {
    link: 'किसने देखा',
    news: /^किसने देखा 2 नए: /,
    did: /: आपका नंबर माँगा, बायोडाटा खोला$/,
    fresh: 'नया',
    hide: /^इस परिवार से छिपाएँ/,
    show: /^फिर से दिखाएँ/,
    hidden: 'छिपाए हुए परिवार',
    yes: 'छिपाएँ',
    tell: /^कार्यकर्ताओं को बताएँ: /,
    what: 'कार्यकर्ताओं को क्या बताना है?',
    send: 'भेजें',
    messages: 'कार्यकर्ताओं को आपके संदेश',
    waits: 'जवाब बाकी',
    answered: 'जवाब मिल गया',
  },
};

async function familyWithDaughter(page: Page, office: Page, name: string) {
  const family = await register(page, name);
  await addChild(page, family, `Asha ${name}`);
  await approve(office, family);
  const [profile] = await ownProfiles(page);
  return { ...family, profileId: profile?.id ?? 0 };
}

for (const language of ['en', 'hi'] as const) {
  const words = WORDS[language];

  test(
    `a family reads who has seen its candidate, hides from that family, and reports it to the administrators (${language})`,
    inTurn(language),
    async ({ page, openAs }) => {
      const [office, other] = [await openAs('administrator'), await openAs('nobody')];
      const ours = await familyWithDaughter(page, office, `Seen ${language}`);
      const theirs = await familyWithDaughter(other, office, `Sees ${language}`);
      const seen = url('getProfile', { id: ours.profileId });
      const statusFor = async (client: Page, address: string) => (await client.request.get(address)).status();
      const text = `They call at night, ${theirs.phone}.\nहमने मना किया है।`;
      const answer = `We spoke to ${theirs.father}.`;

      await test.step('another family opens the biodata and reveals the phone number', async () => {
        expect((await other.request.put(url('readNotice'))).status()).toBe(200);
        expect(await statusFor(other, seen)).toBe(200);
        expect((await other.request.post(url('revealPhone', { id: ours.profileId }))).status()).toBe(200);
      });

      await test.step('the home screen shows new entries and leads to the access log', async () => {
        await prefer(page, language);
        await page.goto('/');
        await page.getByRole('link', { name: words.news }).click();
        await expect(page).toHaveURL(`/profile/ledger/${ours.profileId}`);
        await expect(page.getByRole('heading', { level: 1, name: words.link })).toBeVisible();
        const card = page.getByRole('article', { name: words.did });
        await expect(card.getByText(words.fresh, { exact: true })).toBeVisible();
        await expect(card.getByRole('link', { name: theirs.phone })).toHaveAttribute(
          'href',
          `tel:${theirs.phone}`,
        );
        await expect(card.getByRole('link', { name: /Asha Sees/i })).toHaveAttribute(
          'href',
          `/profile/get-profile/${theirs.profileId}`,
        );
      });

      await test.step('the family hides from the viewer in both directions, and shows itself again', async () => {
        const card = page.getByRole('article', { name: words.did });
        await card.getByRole('button', { name: words.hide }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
        await expect(page.getByRole('list', { name: words.hidden })).toContainText(theirs.father, {
          ignoreCase: true,
        });
        expect(await statusFor(other, seen)).toBe(404);
        expect(await statusFor(page, url('getProfile', { id: theirs.profileId }))).toBe(404);
        await card.getByRole('button', { name: words.show }).click();
        await expect(page.getByRole('list', { name: words.hidden })).toBeHidden();
        expect(await statusFor(other, seen)).toBe(200);
      });

      await test.step('the family reports the viewer to the administrators', async () => {
        await page
          .getByRole('article', { name: words.did })
          .getByRole('button', { name: words.tell })
          .click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('textbox', { name: words.what }).fill(text);
        await sheet.getByRole('button', { name: words.send }).click();
        await expect(sheet).toBeHidden();
        await expect(page.getByRole('list', { name: words.messages })).toContainText(words.waits);
      });

      await test.step('an administrator finds both families in the report, and answers', async () => {
        await office.goto('/dashboard');
        await office.getByRole('link', { name: /^Messages to answer: \d+$/ }).click();
        await expect(office).toHaveURL('/reports');
        const row = office
          .locator('tr, article')
          .filter({ hasText: theirs.phone })
          .filter({ hasText: ours.phone });
        // In the desktop layout the whole message is in a row of its own below.
        const isWide = test.info().project.name === 'desktop';
        if (isWide) await row.getByRole('button', { name: 'Details' }).click();
        const content = isWide ? row.locator('xpath=following-sibling::tr[1]') : row;
        await expect(content).toContainText('Asked for the number');
        await row.getByRole('button', { name: /^Reply: / }).click();
        const dialog = office.getByRole('dialog');
        await dialog.getByRole('textbox').fill(answer);
        await dialog.getByRole('button', { name: 'Send' }).click();
        await expect(content.getByText(answer)).toBeVisible();
        await expect(row.getByRole('button', { name: /^Reply: / })).toBeHidden();
      });

      await test.step('the family reads the answer, and the home screen shows no new entries', async () => {
        await page.reload();
        const messages = page.getByRole('list', { name: words.messages });
        await expect(messages).toContainText(words.answered);
        await expect(messages).toContainText(answer);
        await page.goto('/');
        await expect(page.getByRole('link', { name: new RegExp(`^${words.link}: [^\\d]*$`) })).toBeVisible();
      });
    },
  );
}
