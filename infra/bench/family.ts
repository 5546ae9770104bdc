import type { Browser, BrowserContext, Page } from 'playwright-core';
import { url as addressOf } from '@pehchan/contract/endpoints';
import type { Figure } from '../checks/e2e/budgets/figure.ts';
import { SIZES } from '../checks/e2e/support/chromium.ts';
import { PASSWORD, PEOPLE } from '../checks/e2e/support/people.ts';
import { median } from './api/load.ts';
import type { Bench } from './lib/figures.ts';

/** Bytes a second of 400 kbit/s. */
const THROUGHPUT = 400_000 / 8;
/** A link between two villages: bytes a second, milliseconds to an answer. */
const WEAK = { offline: false, latency: 300, downloadThroughput: THROUGHPUT, uploadThroughput: THROUGHPUT };
/** A cheap phone beside this machine. */
const SLOWER = 4;
const ROUNDS = 3;

const FACE = 'article img, article svg';

/** What a family waits for, pays for and sees first. */
export const bench: Bench = {
  title: `A family’s phone: 400 kbit/s, 300 ms, ${SLOWER} × slower processor (median of ${ROUNDS})`,
  run: async ({ browser, url }) => [
    ...(await measureSignIn(browser, url, 'unhurried', true)),
    ...(await measureSignIn(browser, url, 'in a hurry', false)),
    await measureScreen(browser, url, 'home', '/', 205),
    await measureScreen(browser, url, 'search', '/search-profiles', 220),
    await measureFirstFace(browser, url),
  ],
};

/** @param hasRead whoever reads the sign-in screen has what comes next fetched meanwhile */
async function measureSignIn(browser: Browser, url: string, who: string, hasRead: boolean) {
  const seen: { card: number; blank: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.push(await onWeakLink(browser, url, (page) => signIn(page, hasRead)));
  }
  const figures: Figure[] = [
    {
      name: `Login → first card, ${who}`,
      value: median(seen.map(({ card }) => card)),
      unit: 'ms',
      atMost: 3000,
    },
    {
      name: `Login → a word on the new screen, ${who}`,
      value: median(seen.map(({ blank }) => blank)),
      unit: 'ms',
      atMost: 1500,
    },
  ];
  return figures;
}

async function signIn(page: Page, hasRead: boolean): Promise<{ card: number; blank: number }> {
  await page.goto('/login', { waitUntil: hasRead ? 'networkidle' : 'domcontentloaded' });
  await page.getByLabel('Mobile no.').fill(PEOPLE.member);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const since = performance.now();
  await page.getByRole('button', { name: 'Login' }).tap();
  await page.waitForURL((address) => address.pathname === '/', { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  const card = performance.now() - since;
  const blank = await page.evaluate<number>(`
    performance.getEntriesByName('first-contentful-paint')[0].startTime -
    performance.getEntriesByType('navigation')[0].responseStart`);
  return { card, blank };
}

/** All but the photos, as it is sent to a browser that has never been here. */
async function measureScreen(browser: Browser, url: string, name: string, path: string, atMost: number) {
  const context = await browser.newContext({ ...SIZES.phone, baseURL: url });
  try {
    await signInBeforehand(context);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    const photos = new Set<string>();
    let bytes = 0;
    wire.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Image') photos.add(requestId);
    });
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!photos.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path);
    await page.locator('main article').first().waitFor();
    await page.waitForLoadState('networkidle');
    return { name: `${name}, without photos`, value: bytes / 1000, unit: 'KB', atMost };
  } finally {
    await context.close();
  }
}

async function measureFirstFace(browser: Browser, url: string): Promise<Figure> {
  const context = await browser.newContext({ ...SIZES.phone, baseURL: url });
  try {
    await signInBeforehand(context);
    const page = await context.newPage();
    await page.goto('/search-profiles');
    const face = page.locator(FACE).first();
    await face.waitFor();
    const box = await face.boundingBox();
    return { name: 'search: the first face begins at', value: box?.y ?? Infinity, unit: 'px', atMost: 560 };
  } finally {
    await context.close();
  }
}

async function onWeakLink<T>(browser: Browser, url: string, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...SIZES.phone, baseURL: url });
  try {
    const page = await context.newPage();
    const chrome = await context.newCDPSession(page);
    await chrome.send('Network.enable');
    await chrome.send('Network.emulateNetworkConditions', WEAK);
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await act(page);
  } finally {
    await context.close();
  }
}

async function signInBeforehand(context: BrowserContext): Promise<void> {
  await context.request.post(addressOf('login'), { data: { phone: PEOPLE.member, password: PASSWORD } });
}
