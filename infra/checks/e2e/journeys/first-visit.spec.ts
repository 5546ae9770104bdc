import { type Language, LANGUAGES } from '@pehchan/contract/messages';
import { expect, type Page, PHONE, prefer, test, inTurn } from '../support/test.ts';

test.describe('a phone with the language Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the first visit of a phone in Hindi is in Hindi from its first byte, and one tap changes it to English permanently', async ({
    page,
  }) => {
    const first = await page.goto('/');
    expect(await first?.text()).toContain('<html lang="hi"');
    await expect(page.getByRole('heading', { name: 'पहचान में फिर से आपका स्वागत है' })).toBeVisible();
    await expect(page.getByText('ग्यारह गाँवों के परिवारों के लिए')).toBeVisible();
    const [letter, mark] = await letters(page);
    expect(letter).toBe(mark);
    const signup = await page.goto('/signup');
    expect(await signup?.text()).toContain('<html lang="hi"');
    await expect(page.getByRole('heading', { name: 'अपना खाता बनाएँ' })).toBeVisible();

    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back to Pehchan' })).toBeVisible();
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const [english, englishMark] = await letters(page);
    expect(english).toBe(englishMark);
    expect(english).not.toBe(letter);
  });
});

/** Return the outlines of the letters in the tab's icon and in the logo, which must be the same. */
async function letters(page: Page): Promise<(string | null | undefined)[]> {
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  return [
    /path d='([^']+)'/.exec(icon ?? '')?.[1],
    await page.getByRole('banner').locator('svg path').first().getAttribute('d'),
  ];
}

for (const [language, help, contact] of [
  ['en', 'Help', 'Contact'],
  ['hi', 'मदद', 'संपर्क'],
] as const) {
  test(
    `the sign-in page leads to people to call when a family cannot sign in: ${language}`,
    inTurn(language),
    async ({ page }) => {
      await prefer(page, language);
      await page.goto('/login');
      await page.getByRole('banner').getByRole('link', { name: help }).click();
      await expect(page.getByRole('heading', { name: help, level: 1 })).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]')).toHaveCount(4);
      await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
      await page.goto('/login');
      await page.getByRole('contentinfo').getByRole('link', { name: contact }).click();
      await expect(page).toHaveURL('/help');
    },
  );
}

const WAYS = {
  en: {
    main: 'Main menu',
    family: 'My family',
    ways: [
      ['My family', 'My family'],
      ['Help', 'Help'],
      ['Search', 'Search Biodata'],
      ['Home', /^Welcome, /],
    ],
  },
  hi: {
    main: 'मुख्य मेन्यू',
    family: 'परिवार',
    ways: [
      ['परिवार', 'मेरा परिवार'],
      ['मदद', 'मदद'],
      ['खोजें', 'बायोडाटा खोजें'],
      ['होम', /^नमस्ते, /],
    ],
  },
} as const satisfies Record<Language, unknown>;

for (const language of LANGUAGES) {
  const { main, family, ways } = WAYS[language];

  test(
    `four navigation links are always visible and lead to each main screen: ${language}`,
    inTurn(language),
    async ({ openAs }) => {
      const page = await openAs('member');
      await prefer(page, language);
      await page.goto('/');
      const bar = page.getByRole('navigation', { name: main });
      await expect(bar.getByRole('link')).toHaveCount(4);
      for (const [word, title] of ways) {
        await bar.getByRole('link', { name: word }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(bar.locator('[aria-current=page]')).toHaveText(word);
        await expect(bar).toBeInViewport({ ratio: 1 });
      }
    },
  );

  test(`the bottom bar is hidden while a keyboard is open: ${language}`, PHONE, async ({ openAs }) => {
    const page = await openAs('member');
    await prefer(page, language);
    await page.goto('/my-family');
    const bar = page.getByRole('navigation', { name: main });
    expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    const { width, height } = page.viewportSize() ?? { width: 360, height: 800 };
    await expect(page.getByRole('heading', { level: 1, name: family })).toBeVisible();
    await page.locator('main a[href^="/update-user/"]').click();
    await page.locator('[name=phone]').focus();
    // Make the window lower, as some browsers do while the keyboard is open.
    await page.setViewportSize({ width, height: height - 300 });
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width, height });
    await expect(bar).toBeVisible();
  });
}

test('the document declares its language before and after the sign-in', async ({ page, openAs }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');

  const member = await openAs('member');
  await member.goto('/');
  await expect(member.locator('html')).toHaveAttribute('lang', 'en');
  await member.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(member.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(member).toHaveTitle(/पहचान/);
  await member.reload();
  await expect(member.locator('html')).toHaveAttribute('lang', 'hi');
});
