import type { Browser, BrowserContext, Page } from 'playwright-core';
import { url as addressOf } from '@pehchan/contract/endpoints';
import { LANGUAGES } from '@pehchan/contract/messages';
import { type Figure, figureOf, middle } from '../checks/e2e/budgets/figure.ts';
import { actAsCheapPhone, SLOWER } from '../checks/e2e/support/cheap-phone.ts';
import { SIZES } from '../checks/e2e/support/chromium.ts';
import { newFamily } from '../checks/e2e/support/families.ts';
import { PASSWORD, PEOPLE } from '../checks/e2e/support/people.ts';
import { findAFace, signUp, Thumb } from '../checks/e2e/support/thumb.ts';
import { measureBlocking, measureTasks } from './family/blocked.ts';
import { measureFelt } from './family/felt.ts';
import { measureSignInPage, measureHome, measureSearch } from './family/bytes.ts';
import { measurePhotos } from './family/photos.ts';
import { signIn, type SignedIn } from './family/sign-in.ts';
import { walkFromSignIn } from './family/words.ts';
import type { Bench } from './lib/figures.ts';

const ROUNDS = 3;

export const bench: Bench = {
  title: `A family’s phone: 400 kbit/s, 300 ms, ${SLOWER} × slower processor (median of ${ROUNDS})`,
  run: async ({ browser, url }) => [
    ...(await measureSignIns(browser, url)),
    ...(await measureWords(browser, url)),
    ...(await onPhone(browser, url, measureSignInPage)),
    ...(await measureInLanguages(browser, url)),
    ...(await onPhone(browser, url, measurePhotos)),
    ...(await onPhone(browser, url, measureTouches)),
    ...(await onWeakLink(browser, url, measureFelt)),
    ...(await measureBlocking(browser, url)),
    ...(await onPhone(browser, url, async (page) => {
      await signInBeforehand(page.context());
      return measureTasks(browser, page);
    })),
  ],
};

/** Milliseconds allowed from Login to text and to a card; no limits if Login precedes the prefetch's end. */
const SIGN_IN_SPEEDS: { who: string; after?: number; words?: number; card?: number }[] = [
  { who: 'unhurried', words: 1000, card: 1600 },
  { who: '6 s after the first paint', after: 6000, words: 1000, card: 2000 },
  { who: '2 s after the first paint', after: 2000 },
];
const WORDLESS = 1500;

async function measureSignIns(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { who, after, words, card } of SIGN_IN_SPEEDS) {
    const seen: SignedIn[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.push(await onWeakLink(browser, url, (page) => signIn(page, after)));
    }
    const of = (part: keyof SignedIn) => middle(seen.map((one) => one[part]));
    figures.push(
      figureOf(`Login → first words, ${who}`, of('words'), 'ms', { atMost: words }),
      figureOf(`Login → first card, ${who}`, of('card'), 'ms', { atMost: card }),
      figureOf(`without a word, ${who}`, of('wordless'), 'ms', { atMost: WORDLESS }),
    );
  }
  return figures;
}

async function measureWords(browser: Browser, url: string): Promise<Figure[]> {
  await onPhone(browser, url, (page) => signInBeforehand(page.context()));
  const seen = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [part, gap] of await onWeakLink(browser, url, walkFromSignIn)) {
      seen.set(part, [...(seen.get(part) ?? []), gap]);
    }
  }
  return [...seen].map(([part, gaps]) =>
    figureOf(`longest without a word: ${part}`, middle(gaps), 'ms', { atMost: WORDLESS }),
  );
}

async function measureInLanguages(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const language of LANGUAGES) {
    for (const measure of [measureHome, measureSearch]) {
      const measured = async (page: Page) => {
        await signInBeforehand(page.context());
        return measure(page, language);
      };
      figures.push(...(await onPhone(browser, url, measured, { locale: `${language}-IN` })));
    }
  }
  return figures;
}

async function measureTouches(page: Page): Promise<Figure[]> {
  await signInBeforehand(page.context());
  await page.goto('/');
  const searching = new Thumb(page);
  const face = await (await findAFace(page, searching, 'en')).boundingBox();
  await page.context().clearCookies();
  await page.goto('/signup');
  const signing = new Thumb(page);
  await signUp(page, signing, newFamily('Counted'), 'en');
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  return [
    { name: 'approved home → first suitable face', value: searching.touches, unit: 'touches', atMost: 1 },
    { name: 'search: the first face begins at', value: face?.y ?? Infinity, unit: 'px', atMost: 560 },
    { name: 'sign-up with its review', value: signing.touches, unit: 'touches', atMost: 24 },
  ];
}

async function onPhone<T>(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<T>,
  phone: { locale?: string } = {},
): Promise<T> {
  const context = await browser.newContext({ ...SIZES.phone, ...phone, baseURL: url });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

const onWeakLink = <T>(browser: Browser, url: string, act: (page: Page) => Promise<T>): Promise<T> =>
  onPhone(browser, url, async (page) => {
    await actAsCheapPhone(page);
    return act(page);
  });

async function signInBeforehand({ request }: BrowserContext): Promise<void> {
  await request.post(addressOf('login'), { data: { phone: PEOPLE.member, password: PASSWORD } });
  await request.put(addressOf('readNotice'));
}
