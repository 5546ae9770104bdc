import { url } from '@pehchan/contract/endpoints';
import { LANGUAGES } from '@pehchan/contract/messages';
import { expect, prefer, test, type Page, inTurn } from '../support/test.ts';

const isPhone = () => test.info().project.name === 'phone';

const WORDS = {
  en: {
    view: /^View: /,
    family: 'Family Background',
    photo: (name: string) => `Photo of ${name}`,
    close: 'Close',
    reach: 'Talk to the family',
  },
  hi: {
    view: /^देखें: /,
    family: 'परिवार',
    photo: (name: string) => `${name} की फ़ोटो`,
    close: 'बंद करें',
    reach: 'परिवार से बात करें',
  },
};

async function openFirst(page: Page, { view } = WORDS.en): Promise<string> {
  await page.goto('/search-profiles?page=1');
  const face = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first();
  const name = (await face.getAttribute('aria-label')) ?? '';
  await face.getByRole('link', { name: view }).click();
  return name;
}

test('a biodata shows name and photo from the list while the rest loads', async ({ openAs }) => {
  const page = await openAs('member');
  const arrive = Promise.withResolvers<() => void>();
  await page.route(`**${url('getProfile', { id: 0 }).replace(/0$/, '*')}`, (route) =>
    arrive.resolve(() => void route.continue()),
  );
  const name = await openFirst(page);
  const goOn = await arrive.promise;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: `Photo of ${name}` })).toBeInViewport();
  const slow = page.getByText('The connection is slow. Still loading…');
  await expect(slow).toBeVisible();
  await expect(slow).toBeInViewport();
  goOn();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await expect(page.getByText('The connection is slow.')).toBeHidden();
});

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `a press shows the whole photo, with the viewer’s visible mark: ${language}`,
    inTurn(language),
    async ({ openAs }) => {
      const page = await openAs('member');
      await prefer(page, language);
      const name = await openFirst(page, words);
      await expect(page.getByRole('heading', { name: words.family, exact: true })).toBeVisible();
      const photo = page.getByRole('main').getByRole('button', { name: words.photo(name) });
      if (isPhone()) {
        const box = await photo.boundingBox();
        expect([box?.x, box?.width]).toEqual([0, page.viewportSize()?.width]);
      }
      await photo.click();
      const dialog = page.getByRole('dialog', { name: words.photo(name) });
      await expect(dialog.locator('[data-watermark] text')).toHaveCount(50);
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toBeHidden();
      await expect(photo).toBeFocused();
    },
  );

  test(`the family’s buttons stay within reach of a thumb at any scroll position: ${language} @phone-only`, async ({
    openAs,
  }) => {
    const page = await openAs('member');
    await prefer(page, language);
    await openFirst(page, words);
    await expect(page.getByRole('heading', { name: words.family, exact: true })).toBeVisible();
    const bar = page.getByRole('group', { name: words.reach });
    for (const place of ['0', 'document.body.scrollHeight']) {
      await page.evaluate(`scrollTo(0, ${place})`);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button').or(bar.getByRole('link'))).toHaveCount(3);
    }
    // The screen has no footer on a phone: the biodata's last part ends above the bar.
    const last = await page.getByRole('main').boundingBox();
    const top = (await bar.boundingBox())?.y ?? Number.NaN;
    expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThanOrEqual(top + 1);
  });
}
