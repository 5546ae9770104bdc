import { url } from '@pehchan/contract/endpoints';
import { LANGUAGES } from '@pehchan/contract/messages';
import { addChild, approve, register } from '../support/families.ts';
import { expect, prefer, test } from '../support/test.ts';

/** Syllables for the digits of a phone number, to make a unique name. No two syllables sound alike. */
const SYLLABLES = ['ki', 'ti', 'mu', 'no', 'pe', 'ri', 'lu', 'do', 'si', 'ge'];
const अक्षर = ['कि', 'ति', 'मु', 'नो', 'पे', 'रि', 'लु', 'दो', 'सि', 'गे'];

const WORDS = {
  en: {
    box: 'Name, father, city, gotra…',
    call: 'Call Now',
    question: /They will get yours too/,
    yes: 'Show number',
    whatsapp: 'WhatsApp',
  },
  hi: {
    box: 'नाम, पिता, शहर, गोत्र…',
    call: 'फ़ोन करें',
    question: /आपका नंबर भी उन्हें मिलेगा/,
    yes: 'नंबर दिखाएँ',
    whatsapp: 'व्हाट्सऐप',
  },
};

for (const language of LANGUAGES) {
  test(`a search in either script, also for the father, finds a biodata with its name in the viewer’s script, and its family can be called: ${language}`, async ({
    openAs,
  }) => {
    test.slow();
    const words = WORDS[language];
    const home = await openAs('nobody');
    const family = await register(home, 'Scripts');
    // Syllables from the phone number make the name unique, also on a site where this test ran before.
    const digits = [...family.phone.slice(-6)].map(Number);
    const written = (syllables: string[]) => digits.map((digit) => syllables[digit]).join('');
    const [latin, hindi] = [`Asha ${written(SYLLABLES)}`, `आशा ${written(अक्षर)}`];
    const father = [`Ramesh ${written(SYLLABLES)}lal`, `रमेश ${written(अक्षर)}लाल`];
    await addChild(home, family, latin, undefined, { fullnameHindi: hindi, father: father[0] ?? '' });
    const office = await openAs('administrator');
    await approve(office, family);

    const page = await openAs('childless');
    expect((await page.request.put(url('readNotice'))).status()).toBe(200);
    await prefer(page, language);
    const name = language === 'en' ? latin.toUpperCase() : hindi;
    for (const typed of [latin, hindi, ...father]) {
      await test.step(`the search finds the biodata by ${typed}`, async () => {
        await page.goto('/search-profiles?gender=FEMALE&page=1');
        await page.getByRole('searchbox', { name: words.box }).fill(typed);
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('article', { name })).toContainText(father[0] ?? '', {
          ignoreCase: true,
        });
      });
    }

    await test.step('the biodata shows the name in the viewer’s script, and its family can be called', async () => {
      await page.getByRole('article', { name }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('button', { name: words.call }).click();
      const question = page.getByRole('alertdialog', { name: words.question });
      await question.getByRole('button', { name: words.yes, exact: true }).click();
      const call = page.getByRole('link', { name: family.phone });
      await expect(call).toHaveAttribute('href', `tel:${family.phone}`);
      await expect(call).toBeFocused();
    });

    await test.step('the prepared message names the writing family, and no candidate', async () => {
      const link = page.getByRole('link', { name: words.whatsapp });
      const message = new URL((await link.getAttribute('href')) ?? '');
      expect(message.origin + message.pathname).toBe(`https://wa.me/91${family.phone}`);
      const text = message.searchParams.get('text') ?? '';
      expect(text.length).toBeGreaterThan(20);
      for (const word of [latin, hindi, latin.toUpperCase(), 'http']) expect(text).not.toContain(word);
    });
  });
}
