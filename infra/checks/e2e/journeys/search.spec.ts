import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import type { ReplyOf } from '@pehchan/contract/calls';
import { url } from '@pehchan/contract/endpoints';
import { LANGUAGES, type Language } from '@pehchan/contract/messages';
import type { Locator } from '@playwright/test';
import { ownProfiles } from '../support/families.ts';
import { isWhole } from '../support/settled.ts';
import {
  DESKTOP,
  expect,
  type Page,
  PHONE,
  prefer,
  signIn,
  signOut,
  test,
  inTurn,
  onPhoneInTurn,
} from '../support/test.ts';
import { findAFace, Thumb } from '../support/thumb.ts';

const faces = (page: Page) => page.getByRole('article');
const names = (page: Page, view: RegExp = /^View: /) => page.getByRole('link', { name: view });
const namesIn = async (page: Page, view?: RegExp) =>
  Promise.all((await names(page, view).all()).map((link) => link.getAttribute('aria-label')));
const isPhone = () => test.info().project.name === 'phone';

const IN_TABLE = {
  en: { table: 'Table', cards: 'Cards', next: 'Next page', to: 'Page 3', page: /^Page \d+ of /, view: /^View: / },
  hi: { table: 'सूची', cards: 'फ़ोटो के साथ', next: 'अगला पन्ना', to: 'पन्ना 3', page: /^पन्ना \d+ \/ /, view: /^देखें: / },
} as const; // prettier-ignore

async function openTable(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto('/search-profiles?page=1');
  await page.getByRole('button', { name: IN_TABLE[language].table }).click();
  await expect(page.getByText(IN_TABLE[language].page)).toContainText('1');
}

const WORDS = {
  en: { lookingFor: 'Looking for', boys: 'Boys', more: 'Show more', view: /^View: /, family: 'Family Background', back: 'Back to the list' },
  hi: { lookingFor: 'किसे खोज रहे हैं', boys: 'लड़के', more: 'और दिखाएँ', view: /^देखें: /, family: 'परिवार', back: 'सूची पर वापस' },
} as const; // prettier-ignore

for (const language of LANGUAGES) {
  test(
    `gender, number of cards and scroll position of the search are the same after opening, “back” and reload: ${language}`,
    inTurn(language),
    async ({ openAs }) => {
      const words = WORDS[language];
      const page = await openAs('member');
      await prefer(page, language);
      await page.goto('/search-profiles?page=1');
      const lookingFor = page.getByRole('combobox', { name: words.lookingFor });
      // Search for boys, since other journeys add girls.
      await lookingFor.selectOption({ label: words.boys });
      await expect(page).toHaveURL(/gender=MALE/);
      await expect(faces(page)).toHaveCount(20);
      // Wait for the boys' list, since the list before it has twenty cards too.
      await isWhole(page);
      const last = faces(page).nth(19);
      const more = page.getByRole('button', { name: words.more });
      await more.scrollIntoViewIfNeeded();
      const place = await topOf(last);
      await more.click();
      await expect(faces(page)).toHaveCount(40);
      expect(Math.abs((await topOf(last)) - place)).toBeLessThan(5);
      const found = await namesIn(page, words.view);
      expect(found).toHaveLength(40);

      const left = faces(page).nth(25);
      // A card is nearly as high as a phone: scroll its photo to the middle, where no bar covers the press.
      await page.evaluate(`window.scrollBy(0, ${(await topOf(left)) - 200})`);
      const before = await topOf(left);
      // Press the photo, because a press anywhere on the card opens the biodata.
      await left.click({ position: { x: 60, y: 80 } });
      await expect(page.getByRole('heading', { name: words.family, exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.back }).click();
      await expect(faces(page)).toHaveCount(40);
      expect(await namesIn(page, words.view)).toEqual(found);
      await expect.poll(async () => Math.abs((await topOf(left)) - before)).toBeLessThan(5);

      await page.reload();
      await expect(lookingFor).toHaveValue('MALE');
      await expect(faces(page)).toHaveCount(40);
      expect(await namesIn(page, words.view)).toEqual(found);
      await expect.poll(async () => Math.abs((await topOf(left)) - before)).toBeLessThan(5);
    },
  );

  test(
    `one touch leads from the home screen to the first card of the search: ${language}`,
    onPhoneInTurn(language),
    async ({ openAs }) => {
      const page = await openAs('member');
      await prefer(page, language);
      await page.goto('/');
      const thumb = new Thumb(page);
      const face = await findAFace(page, thumb, language);
      await expect(face).toBeInViewport({ ratio: 0.8 });
      expect(thumb.touches).toBe(1);
    },
  );
}

test('a focus set by a script shows a frame after a key, and not after a tap on a card', async ({
  openAs,
}) => {
  const page = await openAs('member');
  const press = (target: Locator) => (isPhone() ? target.tap() : target.click());
  await page.goto('/search-profiles?page=1');
  await expect(faces(page)).toHaveCount(20);
  await press(page.getByRole('button', { name: 'Show more' }));
  const next = names(page).nth(20);
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'none');
  await press(next);
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Back to the list' }));
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'none');

  await page.reload();
  await expect(next).toBeFocused();
  // The desktop layout expects a keyboard, so it outlines the focused element until the first click.
  const atFirst = isPhone() ? 'none' : 'solid';
  await expect(next).toHaveCSS('outline-style', atFirst);
  await press(next);
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.goBack();
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', atFirst);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

test('scroll position and focus return to the opened card, even if its page loads late', async ({
  openAs,
}) => {
  const page = await openAs('member');
  await page.goto('/search-profiles?page=2');
  await expect(faces(page)).toHaveCount(40);
  // The pressed card is the first of page 2, so the last card of page 1 is visible too.
  const [first, pressed] = [faces(page).nth(19), names(page).nth(20)];
  await first.scrollIntoViewIfNeeded();
  await page.evaluate('window.scrollBy(0, 120)');
  // Another candidate may have the same name.
  const biodata = await pressed.getAttribute('href');
  await pressed.click();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();

  const asked = Promise.withResolvers<() => void>();
  await page.route('**/profile/get-all-profiles?*page=2*', (route) =>
    asked.resolve(() => void route.continue()),
  );
  await page.goBack();
  const goOn = await asked.promise;
  await expect(faces(page)).toHaveCount(20);
  goOn();
  await expect(faces(page)).toHaveCount(40);
  await expect(page.locator(`[data-biodata] a[href="${biodata}"]`)).toBeFocused();
  await expect(pressed).toBeInViewport();
  await page.unroute('**/profile/get-all-profiles?*page=2*');
  await page.reload();
  await expect(pressed).toBeFocused();
  await expect(pressed).toBeInViewport();
});

const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? Number.NaN;

for (const [language, filters, list] of [
  ['en', 'Filters', 'Our list'],
  ['hi', 'छाँटें', 'हमारी पसंद'],
] as const) {
  test(
    `all filters and the shortlist are visible without scrolling (${language})`,
    inTurn(language),
    async ({ openAs }) => {
      const page = await openAs('member');
      await prefer(page, language);
      await page.goto('/search-profiles?gender=FEMALE&minAge=22&maxAge=32');
      await expect(faces(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: filters, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').getByRole('link', { name: list })).toBeInViewport({ ratio: 1 });
    },
  );
}

test('the search starts with values for the family’s own candidate, omits the family itself, and keeps changed filters', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page, 'member');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  const [child] = await ownProfiles(page);
  // The home screen also searches by age, and replies to its searches may still arrive.
  const answer = page.waitForResponse(
    (response) => response.url().includes('minAge=') && page.url().includes('/search-profiles'),
  );
  await page.goto('/search-profiles');
  const { profiles } = (await (await answer).json()) as FoundProfilesReply;
  expect(profiles.length).toBeGreaterThan(0);
  for (const { gender, age, user } of profiles) {
    expect([gender, user.id]).not.toEqual([child?.gender, child?.user.id]);
    expect(gender).not.toBe(child?.gender);
    // By custom a son's match is not older than he is, and a daughter's not younger than she is.
    const years = child?.gender === 'MALE' ? child.age - age : age - (child?.age ?? 0);
    expect(years).toBeGreaterThanOrEqual(0);
    expect(years).toBeLessThanOrEqual(8);
  }
  await expect(names(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Dhan' }).check();
  await sheet.getByRole('button', { name: /^(Show \d+|No one)/ }).click();
  await expect(page).toHaveURL(/village=DHAN/);
  const place = page.url();

  await page.getByRole('link', { name: 'Pehchan', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.goto('/search-profiles');
  await expect.poll(() => parametersOf(page.url())).toEqual(parametersOf(place));

  await page.goto('/');
  await signOut(page);
  await signIn(page, 'member');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.goto('/search-profiles');
  await expect(page).toHaveURL(/minAge=/);
  expect(page.url()).not.toContain('village');
});

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('the first card is visible immediately, and photos load in the size of the cards', async ({
  openAs,
}) => {
  const page = await openAs('member');
  const sizes = new Set<string | null>();
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) sizes.add(new URL(request.url()).searchParams.get('size'));
  });
  await page.goto('/search-profiles?page=1');
  const photo = faces(page).first().getByRole('img');
  await expect(photo).toBeInViewport({ ratio: 0.9 });
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  if (isPhone()) expect(width).toBeGreaterThanOrEqual(300);
  expect(height / width).toBeCloseTo(1.25, 1);
  await expect(page.getByRole('combobox', { name: 'Looking for' })).toBeInViewport();
  await faces(page).nth(19).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: 'Looking for' })).toBeInViewport();
  expect([...sizes]).toEqual(['card']);
});

test('photos keep their shape next to any amount of text', async ({ openAs }) => {
  const page = await openAs('member');
  await prefer(page, 'hi');
  await page.goto('/search-profiles?page=1');
  await expect(faces(page)).toHaveCount(20);
  for (const face of await faces(page).all()) {
    const { width = 0, height = 0 } = (await face.getByRole('img').boundingBox()) ?? {};
    expect(height / width).toBeCloseTo(1.25, 1);
  }
});

test('the desktop layout has three to four cards in a row', DESKTOP, async ({ openAs }) => {
  const page = await openAs('member');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/search-profiles?page=1');
    await expect(faces(page)).toHaveCount(20);
    const boxes = await Promise.all((await faces(page).all()).map((face) => face.boundingBox()));
    const inFirstRow = boxes.filter((box) => box && Math.abs(box.y - (boxes[0]?.y ?? 0)) < 2);
    expect([3, 4], `${width} px`).toContain(inFirstRow.length);
    for (const box of inFirstRow) expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
});

const IN_SHEET = {
  en: { more: 'Filters', title: 'Filters', show: /^Show \d+ boys?$/, village: 'Dhan', found: '{n} found' },
  hi: { more: 'छाँटें', title: 'छाँटें', show: /^\d+ लड़क[ाे] दिखाएँ$/, village: 'धान', found: '{n} बायोडाटा मिले' },
} as const; // prettier-ignore

for (const language of LANGUAGES) {
  test(
    `a sheet contains all filters and shows the number of results: ${language}`,
    inTurn(language),
    async ({ openAs }) => {
      const words = IN_SHEET[language];
      const page = await openAs('member');
      await prefer(page, language);
      await page.goto('/search-profiles?gender=MALE&page=1');
      await expect(faces(page).first()).toBeVisible();
      const place = page.url();
      await page.getByRole('button', { name: words.more, exact: true }).click();
      const sheet = page.getByRole('dialog', { name: words.title });
      const button = sheet.getByRole('button', { name: words.show });
      await expect(button).toBeInViewport();
      const all = await button.innerText();
      await sheet.getByRole('checkbox', { name: words.village }).check();
      await expect(button).not.toHaveText(all);
      const [amount = ''] = /\d+/.exec(await button.innerText()) ?? [];
      expect(page.url()).toBe(place);
      await button.click();
      await expect(sheet).toBeHidden();
      await expect(page.getByText(words.found.replace('{n}', amount))).toBeVisible();
      await expect(page).toHaveURL(/village=DHAN/);
    },
  );
}

test.describe('the search table in the desktop layout', DESKTOP, () => {
  for (const language of LANGUAGES) {
    test(`the search table is remembered, and opens on the page where the viewer left it: ${language}`, async ({
      openAs,
    }) => {
      const words = IN_TABLE[language];
      const page = await openAs('member');
      await prefer(page, language);
      await openTable(page, language);
      const place = page.getByText(words.page);
      await page.getByRole('button', { name: words.next }).click();
      await expect(place).toContainText('2');
      expect(await namesIn(page, words.view)).toHaveLength(5);
      await page.reload();
      await expect(place).toContainText('2');
      await page.getByRole('button', { name: words.to, exact: true }).click();
      await expect(place).toContainText('3');
      expect(await namesIn(page, words.view)).toHaveLength(5);
      await page.getByRole('button', { name: words.cards }).click();
      await expect(faces(page)).toHaveCount(20);
    });
  }

  test('the search table keeps its rows while the next page loads', async ({ openAs }) => {
    const page = await openAs('member');
    await openTable(page);
    const found = await namesIn(page);
    const asked = Promise.withResolvers<() => void>();
    await page.route('**/profile/get-all-profiles?*page=2*', (route) =>
      asked.resolve(() => void route.continue()),
    );
    await page.getByRole('button', { name: 'Next page' }).click();
    const goOn = await asked.promise;
    expect(await namesIn(page)).toEqual(found);
    goOn();
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    // The page number changes before the rows arrive.
    await expect.poll(() => namesIn(page)).not.toEqual(found);
  });
});

test('a viewer calls a family from its card on a phone, after a confirmation', PHONE, async ({ openAs }) => {
  const page = await openAs('member');
  const answer = page.waitForResponse(`**${url('getAllProfiles')}?*`);
  await page.goto('/search-profiles?page=1');
  const { profiles } = (await (await answer).json()) as FoundProfilesReply;
  // An earlier run may have revealed some numbers.
  const found = profiles.find(({ phone }) => phone === null);
  if (!found) throw new Error('Every number of this page was taken before: a new site has others.');
  const card = page.locator(`[data-biodata="${found.id}"]`);
  await card.getByRole('button', { name: /^Call Now/ }).click();
  const question = page.getByRole('alertdialog', { name: /They will get yours too/ });
  await expect(question).toContainText(found.fullname, { ignoreCase: true });
  const reply = page.waitForResponse(`**${url('revealPhone', { id: found.id })}`);
  await question.getByRole('button', { name: 'Show number' }).click();
  const { phone } = (await (await reply).json()) as ReplyOf<'revealPhone'>;
  const link = card.getByRole('link', { name: /^Call Now/ });
  await expect(link).toHaveText(phone);
  await expect(link).toHaveAttribute('href', `tel:${phone}`);
  await expect(link).toBeFocused();
  await page.reload();
  // The viewer has agreed before and is not asked again.
  await card.getByRole('button', { name: /^Call Now/ }).click();
  await expect(card.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', `tel:${phone}`);
});
