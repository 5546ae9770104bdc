import type { Browser, Page } from 'playwright-core';
import { SIZES } from '../checks/e2e/support/chromium.ts';
import { type Figure, middle } from '../checks/e2e/budgets/figure.ts';
import { withPage } from '../checks/e2e/budgets/with-page.ts';
import type { Bench } from './lib/figures.ts';

type Act = {
  name: string;
  on: string;
  act: (page: Page) => Promise<void>;
  leadsTo?: { path: string; content: string };
};

/** How many times slower a cheap phone is than this machine. */
const SLOWER = 4;
const TRIES = 5;

const SEARCH = '/search-profiles';
const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().tap();
const openMenu = tap('header button[aria-expanded]');
const WAITING = '[class*=skeleton]';

const ACTS: Act[] = [
  { name: 'menu opened', on: '/', act: openMenu },
  {
    name: 'home → search',
    on: '/',
    act: tap(`nav a[href="${SEARCH}"]:visible`),
    leadsTo: { path: SEARCH, content: `${WAITING}, [data-list=search]` },
  },
  {
    name: 'search → biodata',
    on: SEARCH,
    act: tap('article a'),
    leadsTo: { path: '/profile/', content: `${WAITING}, dl` },
  },
  {
    name: 'home → add biodata',
    on: '/',
    act: tap('main a[href="/add-profile"]'),
    leadsTo: { path: '/add-profile', content: `${WAITING}, form` },
  },
  {
    name: 'a name typed among the filters',
    on: SEARCH,
    act: async (page) => {
      await press('Filters')(page);
      await page.getByLabel('Name or father’s name').pressSequentially('meh', { delay: 120 });
    },
  },
  { name: 'twenty cards more', on: `${SEARCH}?page=1`, act: press('Show more') },
  {
    name: 'theme',
    on: SEARCH,
    act: async (page) => {
      await openMenu(page);
      await tap('header nav[id] button')(page);
    },
  },
  { name: 'language', on: SEARCH, act: tap('header button:has-text("हिन्दी")') },
  {
    name: 'a name typed in the biodata form',
    on: '/add-profile',
    act: (page) => page.locator('[name=fullname]').pressSequentially('Asha', { delay: 120 }),
  },
  { name: 'language, with the form', on: '/add-profile', act: tap('header button:has-text("हिन्दी")') },
];

export const bench: Bench = {
  title: `Answers to a thumb, ${SLOWER} × slower processor (median of ${TRIES})`,
  run: async ({ browser, url }) => {
    const figures: Figure[] = [];
    for (const act of ACTS) {
      const seen: Watched[] = [];
      for (let run = 0; run < TRIES; run += 1) seen.push(await watch(browser, url, act));
      const of = (name: keyof Watched) => middle(seen.map((watched) => watched[name]));
      if (act.leadsTo) {
        figures.push({ name: `${act.name}: new content`, value: of('took'), unit: 'ms', atMost: 150 });
        figures.push({ name: `${act.name}: layout shift`, value: of('shift'), unit: '', atMost: 0.02 });
      }
      figures.push({ name: `${act.name}: slowest input`, value: of('slowest'), unit: 'ms', atMost: 100 });
    }
    return figures;
  },
};

type Watched = { took: number; shift: number; slowest: number };

const watch = (browser: Browser, baseURL: string, { on, act, leadsTo }: Act) =>
  withPage(browser, { ...SIZES.phone, baseURL }, 'member', async (page) => {
    await page.goto(on);
    await page.locator('main :is(article, form:not([role=search]))').first().waitFor();
    await page.waitForLoadState('networkidle');
    const chrome = await page.context().newCDPSession(page);
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watcher(leadsTo));
    await act(page);
    if (leadsTo) await page.evaluate('reached');
    await page.waitForLoadState('networkidle');
    return (await page.evaluate('watched')) as Watched;
  });

/** Measure inside the page, from click to paint: messages between browser and bench would add time. */
const watcher = (leadsTo: Act['leadsTo']) => `
  window.watched = { took: 0, shift: 0, slowest: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) watched.shift += value;
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.slowest = Math.max(watched.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const { path, content } = ${JSON.stringify(leadsTo ?? { path: '', content: '' })};
  let clicked = 0;
  document.addEventListener('click', ({ timeStamp }) => { clicked = timeStamp; }, { capture: true });
  window.reached = path && new Promise((resolve) => {
    const look = () => {
      if (!location.pathname.startsWith(path) || !document.querySelector('main').querySelector(content)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(watched.took = performance.now() - clicked));
    };
    // A loop over frames would slow the page that is measured.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
  });
  // Return now: the click that is measured comes after this evaluation.
  undefined;
`;
