import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium, type Cookie, type Page } from 'playwright-core';
import { url as addressOf } from '@pehchan/contract/endpoints';
import type { ProfilesReply } from '@pehchan/contract/replies';
import { chromiumOptions, SIZES } from '../e2e/support/chromium.ts';
import { PASSWORD, PEOPLE } from '../e2e/support/people.ts';
import type { Bench, Figure, Subject } from './lib/figures.ts';

type Budget = Record<(typeof CATEGORIES)[number], number> & { largestPaint?: number; kilobytes: number };
type Screen = { name: string; path: string; signedIn: boolean; budget: Budget };

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** What a phone on a slow link must reach. `kilobytes`: everything that is transferred. */
const SIGN_IN: Budget = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  largestPaint: 1500,
  kilobytes: 100,
};
const MEMBER: Budget = { performance: 88, accessibility: 100, 'best-practices': 100, kilobytes: 240 };
const SCREENS: Screen[] = [
  { name: 'sign-in', path: '/login', signedIn: false, budget: SIGN_IN },
  { name: 'home', path: '/', signedIn: true, budget: MEMBER },
  { name: 'search', path: '/search-profiles?page=1', signedIn: true, budget: MEMBER },
];
/** Lighthouse's mobile profile (a slow phone on a slow link), then what it can't see: the way from one screen to the next. */
export const bench: Bench = {
  title: 'Lighthouse, mobile profile; and a click on a slow phone',
  run: async (subject) => {
    const cookies = await signIn(subject);
    const figures: Figure[] = [];
    for (const screen of SCREENS) figures.push(...(await audit(subject.url, cookies, screen)));
    return [...figures, ...(await measureClick(subject)), await measurePhotos(subject.url, cookies)];
  },
};

async function audit(
  url: string,
  cookies: Cookie[],
  { name, path, signedIn, budget }: Screen,
): Promise<Figure[]> {
  const chromePath = process.env.CHROMIUM ?? chromiumOptions.executablePath;
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', ...(chromiumOptions.args ?? [])],
  });
  try {
    if (signedIn) await giveCookies(chrome.port, cookies);
    const result = await lighthouse(`${url}${path}`, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse found nothing to say about ${path}.`);
    const { audits, categories, finalDisplayedUrl } = result.lhr;
    if (!finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${finalDisplayedUrl}.`);
    const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return [
      ...CATEGORIES.map((category) => ({
        name: `${name}: ${category}`,
        value: Math.round((categories[category]?.score ?? 0) * 100),
        unit: 'of 100',
        atLeast: budget[category],
      })),
      {
        name: `${name}: largest paint`,
        value: valueOf('largest-contentful-paint'),
        unit: 'ms',
        ...(budget.largestPaint && { atMost: budget.largestPaint }),
      },
      { name: `${name}: blocked in all`, value: valueOf('total-blocking-time'), unit: 'ms' },
      { name: `${name}: layout shift`, value: valueOf('cumulative-layout-shift'), unit: '', atMost: 0.02 },
      {
        name: `${name}: transferred`,
        value: valueOf('total-byte-weight') / 1000,
        unit: 'KB',
        atMost: budget.kilobytes,
      },
    ];
  } finally {
    chrome.kill();
  }
}

/** The session of the demo’s member, with the hint for the page that goes with it. */
async function signIn({ browser, url }: Subject): Promise<Cookie[]> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const data = { phone: PEOPLE.member, password: PASSWORD };
    const answer = await context.request.post(addressOf('login'), { data });
    if (!answer.ok()) throw new Error(`The demo’s member was refused: ${answer.status()}`);
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** Real cookies, since the page reads the hint itself; a header would show Lighthouse the sign-in screen. */
async function giveCookies(port: number, cookies: Cookie[]): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

/** From the click in the menu until the next screen shows its skeleton or rows, four times slower than here. */
async function measureClick({ browser, url }: Subject): Promise<Figure[]> {
  const context = await browser.newContext({ ...SIZES.phone, baseURL: url });
  try {
    await context.request.post(addressOf('login'), { data: { phone: PEOPLE.member, password: PASSWORD } });
    const page = await context.newPage();
    await page.goto('/');
    await page
      .getByRole('link', { name: /^View: / })
      .first()
      .waitFor();
    // What is behind the menu is fetched while the page is idle.
    await page.waitForLoadState('networkidle');
    const chrome = await context.newCDPSession(page);
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.getByRole('button', { name: /^Menu of/ }).click();
    const { took, shift, slowest } = await watchClick(page);
    return [
      { name: 'click to the next screen’s content, 4 × slower', value: took, unit: 'ms', atMost: 150 },
      { name: 'click: layout shift', value: shift, unit: '', atMost: 0.02 },
      { name: 'click: slowest answer to an input', value: slowest, unit: 'ms', atMost: 100 },
    ];
  } finally {
    await context.close();
  }
}

type Watched = { took: number; shift: number; slowest: number };

/** In the page itself, so that no message between browser and test counts. */
async function watchClick(page: Page): Promise<Watched> {
  await page.evaluate(`
    window.watched = { took: 0, shift: 0, slowest: 0 };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) watched.shift += value;
    }).observe({ type: 'layout-shift' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.slowest = Math.max(watched.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    document.querySelector('header a[href="/search-profiles"]').addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        const shown = location.pathname === '/search-profiles' &&
          document.querySelector('main [aria-busy=true], main .skeleton, main [role=search], main article');
        if (!shown) return requestAnimationFrame(look);
        requestAnimationFrame(() => { watched.took = performance.now() - timeStamp; });
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  `);
  await page.locator('header a[href="/search-profiles"]').click();
  await page
    .getByRole('link', { name: /^View: / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  return (await page.evaluate('window.watched')) as Watched;
}

/** The photos of twenty biodata in the size that a list shows. */
async function measurePhotos(url: string, cookies: Cookie[]): Promise<Figure> {
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = (path: string) => fetch(new URL(path, url), { headers: { Cookie: header } });
  const answer = await ask(`${addressOf('getAllProfiles')}?page=1&pageSize=50`);
  const { profiles } = (await answer.json()) as ProfilesReply;
  const images = profiles.flatMap(({ image }) => image ?? []).slice(0, 20);
  let bytes = 0;
  for (const image of images) bytes += (await (await ask(`${image}?size=table`)).arrayBuffer()).byteLength;
  return { name: `a page of ${images.length} photos`, value: bytes / 1000, unit: 'KB', atMost: 200 };
}
