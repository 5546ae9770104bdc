import { url } from '@pehchan/contract/endpoints';
import type { Locator } from '@playwright/test';
import { addChild, approve, ownProfiles, register } from '../support/families.ts';
import { expect, PHONE, prefer, test, type Page, inTurn } from '../support/test.ts';
import { Thumb } from '../support/thumb.ts';

const isPhone = () => test.info().project.name === 'phone';

const WORDS = {
  en: {
    star: /^Keep on our list/,
    kept: 'Kept on your list.',
    list: 'Our list',
    change: /^Add a note/,
    talking: 'Talking',
    section: 'Talking (1)',
    note: 'Your own note',
    save: 'Save',
    gone: 'No longer available',
    clear: 'Remove from the list',
    empty: /^Your list is empty/,
    reach: 'Talk to the family',
    goOn: 'Continue',
  },
  hi: {
    star: /^हमारी पसंद में रखें/,
    kept: 'आपकी पसंद में रख लिया।',
    list: 'हमारी पसंद',
    change: /^बात लिखें/,
    talking: 'बात चल रही है',
    section: 'बात चल रही है (1)',
    note: 'अपनी बात लिखें',
    save: 'सेव करें',
    gone: 'अब नहीं दिख रहे',
    clear: 'यहाँ से हटाएँ',
    empty: /^अभी यहाँ कोई नहीं है/,
    reach: 'परिवार से बात करें',
    goOn: 'आगे बढ़ें',
  },
};

/** Syllables for the digits of a phone number, to make a unique name. Each has a different sound. */
const SYLLABLES = ['ki', 'ti', 'mu', 'no', 'pe', 'ri', 'lu', 'do', 'si', 'ge'];

/** Register an approved family with a daughter for each first name, and a unique surname. */
async function familyWithDaughters(page: Page, office: Page, name: string, ...first: string[]) {
  const family = await register(page, name);
  const last = `${family.phone.replace(/\d/g, (digit) => SYLLABLES[Number(digit)] ?? '')} Mehta`;
  for (const daughter of first) await addChild(page, family, `${daughter} ${last}`);
  await approve(office, family);
  return { name: last.toUpperCase(), daughters: await ownProfiles(page) };
}

for (const language of ['en', 'hi'] as const) {
  const words = WORDS[language];

  test(
    `a family shortlists a candidate, writes a note, and learns when the biodata is no longer open (${language})`,
    inTurn(language),
    async ({ page, openAs }) => {
      const office = await openAs('administrator');
      const home = await openAs('nobody');
      const { name, daughters } = await familyWithDaughters(home, office, `Offered ${language}`, 'Asha');
      const daughter = { id: daughters[0]?.id ?? 0, name: `ASHA ${name}` };
      const ours = await register(page, `Looks ${language}`);
      await approve(office, ours);
      await prefer(page, language);

      await page.goto(`/search-profiles?search=${encodeURIComponent(daughter.name)}`);
      const face = page.getByRole('article', { name: daughter.name });
      const star = face.getByRole('button', { name: words.star });
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(words.kept)).toBeVisible();

      await face.getByRole('link').first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.goOn }).click();
      const inPage = page.getByRole('button', { name: words.star });
      await expect(inPage).toHaveAttribute('aria-pressed', 'true');
      if (isPhone()) {
        const bar = page.getByRole('group', { name: words.reach });
        await expect(bar.getByRole('button')).toHaveCount(3);
        await expect(bar).toBeInViewport({ ratio: 1 });
      }

      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: words.list, exact: true }).click();
      await expect(page).toHaveURL('/shortlist');
      const note = 'बुआ से बात हुई, Sunday';
      await page.getByRole('button', { name: words.change }).click();
      const sheet = page.getByRole('dialog', { name: daughter.name });
      await sheet.getByRole('radio', { name: words.talking }).check();
      await sheet.getByRole('textbox', { name: words.note }).fill(note);
      await sheet.getByRole('button', { name: words.save }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: words.change })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { name: words.section })).toBeVisible();
      await expect(page.getByText(note)).toBeVisible();

      const paused = { data: { listing: 'paused' } };
      const answer = await home.request.put(url('setListing', { id: daughter.id }), paused);
      expect(answer.status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      const shown = await page.getByRole('main').innerText();
      for (const secret of [daughter.name, note]) expect(shown).not.toContain(secret);
      await page.getByRole('button', { name: words.clear }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
      await page.reload();
      await expect(page.getByText(words.empty)).toBeVisible();
    },
  );
}

test('without a connection a star returns to its previous state, and the opened shortlist stays readable', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const office = await openAs('administrator');
  const home = await openAs('nobody');
  // A family of this test's own, since other tests remove biodata.
  const family = await familyWithDaughters(home, office, 'Offered offline', 'Asha', 'Usha');
  const ours = await register(page, 'Offline star');
  await approve(office, ours);
  await page.goto(`/search-profiles?search=${encodeURIComponent(family.name)}`);
  const name = `ASHA ${family.name}`;
  const liked = page.getByRole('article', { name });
  const missed = page.getByRole('article', { name: `USHA ${family.name}` });
  const star = (card: Locator) => card.getByRole('button', { name: WORDS.en.star });
  const list = page.getByRole('main').getByRole('link', { name: WORDS.en.list, exact: true });
  await star(liked).click();
  await expect(page.getByText(WORDS.en.kept)).toBeVisible();
  const onList = async () => {
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name })).toBeVisible();
  };
  await list.click();
  await onList();
  await page.goBack();
  await expect(star(liked)).toHaveAttribute('aria-pressed', 'true');

  await page.context().setOffline(true);
  await star(missed).click();
  await expect(page.getByText(/^We couldn’t keep it on your list\. No connection\./)).toBeVisible();
  await expect(star(missed)).toHaveAttribute('aria-pressed', 'false');
  await list.click();
  await onList();
  await page.context().setOffline(false);
});

test(
  'four touches lead from the home screen to a comparison of two candidates',
  PHONE,
  async ({ page, openAs }) => {
    const office = await openAs('administrator');
    const { daughters } = await familyWithDaughters(
      await openAs('nobody'),
      office,
      'Compared',
      'Asha',
      'Usha',
    );
    await approve(office, await register(page, 'Compares'));
    for (const { id } of daughters) {
      expect((await page.request.put(url('putOnShortlist', { id }), { data: {} })).status()).toBe(200);
    }
    await page.goto('/');
    const thumb = new Thumb(page);
    await thumb.tap(page.getByRole('main').getByRole('link', { name: WORDS.en.list, exact: true }));
    for (const name of ['Asha', 'Usha']) {
      await thumb.tap(page.getByRole('checkbox', { name: new RegExp(`^Compare: ${name} `) }));
    }
    await thumb.tap(page.getByRole('link', { name: 'Compare 2' }));
    const table = page.getByRole('table', { name: 'Compare' });
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table.getByRole('rowheader', { name: /^Gotra/ })).toBeVisible();
    expect(thumb.touches).toBeLessThanOrEqual(4);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(320);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /^Compare: Asha / })).toBeChecked();
  },
);
