import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { chromium, type Cookie } from 'playwright-core';
import { url as addressOf } from '@pehchan/contract/endpoints';
import { chromiumOptions } from '../checks/e2e/support/chromium.ts';
import { PASSWORD, PEOPLE } from '../checks/e2e/support/people.ts';
import { DASHBOARD_BUDGET } from '../checks/e2e/budgets/dashboard-load.ts';
import type { Figure } from '../checks/e2e/budgets/figure.ts';
import type { WatchedSite } from '../checks/watched-site.ts';
import type { Bench } from './lib/figures.ts';

type Budget = Record<(typeof CATEGORIES)[number], number> & { largestPaint?: number; kilobytes: number };
type Screen = {
  name: string;
  path: string;
  /** Nobody: signed out. */
  as?: keyof typeof PEOPLE;
  atADesk?: boolean;
  budget: Budget;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** What a phone on a slow link must reach. `kilobytes`: everything that is transferred. */
const SIGN_IN: Budget = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  largestPaint: 1500,
  // With what it fetches ahead.
  kilobytes: 220,
};
const MEMBER: Budget = { performance: 88, accessibility: 100, 'best-practices': 100, kilobytes: 240 };
const DASHBOARD: Budget = {
  performance: 80,
  accessibility: 100,
  'best-practices': 100,
  kilobytes: DASHBOARD_BUDGET.phone,
};
const SCREENS: Screen[] = [
  { name: 'sign-in', path: '/login', budget: SIGN_IN },
  { name: 'home', path: '/', as: 'member', budget: MEMBER },
  { name: 'search', path: '/search-profiles?page=1', as: 'member', budget: MEMBER },
  { name: 'dashboard', path: '/dashboard', as: 'administrator', budget: DASHBOARD },
  {
    name: 'dashboard at a desk',
    path: '/dashboard',
    as: 'administrator',
    atADesk: true,
    budget: { ...DASHBOARD, performance: 95, kilobytes: DASHBOARD_BUDGET.desk },
  },
];
/**
 * Lighthouse's mobile profile, a slow phone on a slow link, and its desktop's. What follows the first load is
 * in `answers.ts`.
 */
export const bench: Bench = {
  title: 'Lighthouse',
  run: async (subject) => {
    const figures: Figure[] = [];
    for (const screen of SCREENS) figures.push(...(await audit(subject, screen)));
    return figures;
  },
};

async function audit(subject: WatchedSite, { name, path, as, atADesk, budget }: Screen): Promise<Figure[]> {
  const chromePath = process.env.CHROMIUM ?? chromiumOptions.executablePath;
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', ...(chromiumOptions.args ?? [])],
  });
  try {
    if (as) await giveCookies(chrome.port, await signIn(subject, as));
    const flags: Flags = { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' };
    const result = await lighthouse(`${subject.url}${path}`, flags, atADesk ? desktopConfig : undefined);
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

/** The session of somebody of the demo, with the hint for the page that goes with it. */
async function signIn({ browser, url }: WatchedSite, as: keyof typeof PEOPLE): Promise<Cookie[]> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const data = { phone: PEOPLE[as], password: PASSWORD };
    await context.request.post(addressOf('login'), { data, failOnStatusCode: true });
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
