import { expectNoBarriers, expectReadableInTheDark } from '../support/accessibility.ts';
import { addChild, ownProfiles, register } from '../support/families.ts';
import { expect, onPhoneInTurn, prefer, test } from '../support/test.ts';

const WORDS = {
  en: { link: /^Share or print: /, share: 'Share', save: 'Save', preview: /on one page$/, pdf: 'PDF' },
  hi: { link: /^भेजें या छापें: /, share: 'भेजें', save: 'सेव करें', preview: /^एक पन्ने पर /, pdf: 'PDF' },
};

/** Give the browser a share sheet that notes what it gets. */
const SHARE_SHEET = `
  window.got = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => {
    for (const { name, type, size } of files) got.push([name, type, size > 10_000].join(' '));
  };
`;

for (const language of ['en', 'hi'] as const) {
  const words = WORDS[language];

  test(
    `a family shares its own biodata as one page, with two presses from home (${language})`,
    onPhoneInTurn(language),
    async ({ page }) => {
      const family = await register(page, `Sheet ${language}`);
      await addChild(page, family, `Asha Sheet ${language}`);
      const [profile] = await ownProfiles(page);
      const open = async () => {
        await page.goto(`/sheet/${profile?.id}`);
        await expect(page.getByRole('img', { name: words.preview })).toBeVisible();
      };
      await expectNoBarriers(page, { as: 'member', open }, language);
      await expectReadableInTheDark(page);
      await page.addInitScript(SHARE_SHEET);
      await prefer(page, language);
      await page.goto('/my-family');
      await page.getByRole('link', { name: words.link }).first().click();
      await expect(page.getByRole('img', { name: words.preview })).toBeVisible();
      await page.getByRole('button', { name: words.share, exact: true }).click();
      await expect.poll(() => page.evaluate('got')).toEqual([`biodata-${profile?.id}.jpg image/jpeg true`]);
      await page.getByRole('radio', { name: words.pdf }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      expect((await saved).suggestedFilename()).toBe(`biodata-${profile?.id}.pdf`);
    },
  );
}

test('a printed sheet is one page, and a print has no bars and no watermark', async ({ page }) => {
  const family = await register(page, 'Sheet print');
  await addChild(page, family, 'Asha Sheet print');
  const [profile] = await ownProfiles(page);
  await page.goto(`/sheet/${profile?.id}`);
  await expect(page.getByRole('img', { name: WORDS.en.preview })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: WORDS.en.preview })).toBeVisible();
  for (const hidden of ['[data-watermark]', 'header', 'button']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('another family’s printed biodata has the watermark and the viewer’s name', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/search-profiles?page=1');
  await page.getByRole('link', { name: /^View: / }).first().click();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await expect(page.getByText(/^Printed by /)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Printed by .+, \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.locator('[data-watermark] text')).toHaveCount(50);
  await expect(page.locator('[data-watermark]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeHidden();
}); // prettier-ignore
