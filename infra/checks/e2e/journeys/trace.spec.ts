import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import { LANGUAGES } from '@pehchan/contract/messages';
import { expect, prefer, test, onPhoneInTurn } from '../support/test.ts';

const WORDS = {
  en: {
    choose: 'The picture that was found: Choose the picture',
    search: /name of the son or daughter$/,
    of: /^The photo of /,
    send: 'Find whose copy it is',
    named: 'This is a copy that was shown to this account.',
    proves: /It does not show who passed it on/,
  },
  hi: {
    choose: 'जो फ़ोटो मिली: फ़ोटो चुनें',
    search: /बेटे या बेटी का नाम$/,
    of: / की फ़ोटो$/,
    send: 'पता करें कि किसकी कॉपी है',
    named: 'यह वही कॉपी है जो इस खाते को दिखाई गई थी।',
    proves: /यह पता नहीं चलता कि आगे किसने भेजी/,
  },
} as const;

for (const language of LANGUAGES) {
  test(
    `an administrator chooses a biodata and finds the account whose copy a picture is: ${language}`,
    onPhoneInTurn(language),
    async ({ openAs, complaints }) => {
      test.slow();
      // The API compares one picture at a time, and other journeys trace too.
      complaints.expect(/answered 429/, /status of 429/);
      const words = WORDS[language];
      const member = await openAs('member');
      const list = await member.request.get(`${url('getAllProfiles')}?gender=MALE&page=3&pageSize=5`);
      const { profiles } = (await list.json()) as FoundProfilesReply;
      const shown = profiles.find(({ image }) => image);
      if (!shown?.image) throw new Error('No biodata of that page has a photo.');
      const copy = await (await member.request.get(`${shown.image}?size=view`)).body();
      await member.goto('/');
      const reader = (await member.locator('[data-watermark] text').first().textContent()) ?? '';

      const page = await openAs('administrator');
      await prefer(page, language);
      await page.goto('/trace');
      await page.getByLabel(words.choose).setInputFiles({
        name: 'found.webp',
        mimeType: 'image/webp',
        buffer: copy,
      });
      await page.getByRole('searchbox', { name: words.search }).fill(shown.fullname);
      await page.getByRole('radio', { name: words.of }).first().check();
      await expect(async () => {
        const [reply] = await Promise.all([
          page.waitForResponse(`**${url('traceCopy')}`),
          page.getByRole('button', { name: words.send }).click(),
        ]);
        expect(reply.status()).toBe(200);
      }).toPass({ intervals: [2000], timeout: 160_000 });
      await expect(page.getByText(words.named)).toBeVisible();
      const phone = reader.slice(-10);
      await expect(page.getByText(words.proves)).toBeVisible();
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByText(phone).first()).toBeVisible();
    },
  );
}
