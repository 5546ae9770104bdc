import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { chromium, type APIRequestContext, type Cookie } from 'playwright-core';
import { url as addressOf } from '@pehchan/contract/endpoints';
import type { ReplyOf } from '@pehchan/contract/calls';
import { findChromium } from '../checks/chromium.ts';
import { chromiumOptions } from '../checks/e2e/support/chromium.ts';
import { PASSWORD, PEOPLE } from '../checks/e2e/support/people.ts';
import { DASHBOARD_BUDGET } from '../checks/e2e/budgets/dashboard-load.ts';
import { type Figure, figureOf, middle } from '../checks/e2e/budgets/figure.ts';
import type { WatchedSite } from '../checks/watched-site.ts';
import { CACHE, freePort, step } from '../lib/index.ts';
import type { Bench } from './lib/figures.ts';

type Budget = Record<(typeof CATEGORIES)[number], number> & { largestPaint?: number; kilobytes: number };
type Screen = {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  as?: keyof typeof PEOPLE;
  isWide?: boolean;
  budget: Budget;
};

const LIGHTHOUSE = '13.5.0';
let installed: Promise<string> | undefined;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const ROUNDS = 5;
const BEST = { accessibility: 100, 'best-practices': 100 };
/** Budgets of the screens for a phone on a slow connection. The kilobytes include prefetched files. */
const SIGN_IN: Budget = { ...BEST, performance: 100, largestPaint: 1500, kilobytes: 190 };
const HOME: Budget = { ...BEST, performance: 96, largestPaint: 2300, kilobytes: 270 };
const SEARCH: Budget = { ...BEST, performance: 95, kilobytes: 400 };
const BIODATA: Budget = { ...BEST, performance: 96, kilobytes: 220 };
const DASHBOARD: Budget = { ...BEST, performance: 80, kilobytes: DASHBOARD_BUDGET.phone };
const SCREENS: Screen[] = [
  { name: 'sign-in', path: '/login', budget: SIGN_IN },
  { name: 'home', path: '/', as: 'member', budget: HOME },
  { name: 'search', path: '/search-profiles?page=1', as: 'member', budget: SEARCH },
  { name: 'a biodata', path: someBiodata, as: 'member', budget: BIODATA },
  { name: 'dashboard', path: '/dashboard', as: 'administrator', budget: DASHBOARD },
  {
    name: 'dashboard on a desktop',
    path: '/dashboard',
    as: 'administrator',
    isWide: true,
    budget: { ...DASHBOARD, performance: 95, kilobytes: DASHBOARD_BUDGET.desktop },
  },
];

/**
 * Measure of each screen the first view, and the median of five views with existing photo copies.
 * A page with one line of text is measured, too: it shows how much other load lowers the scores.
 */
export const bench: Bench = {
  title: `Lighthouse (the middle of ${ROUNDS} views)`,
  run: async (subject) => {
    const figures = await measurePlainPage();
    for (const screen of SCREENS) figures.push(...(await measure(subject, screen)));
    return figures;
  },
};

async function measurePlainPage(): Promise<Figure[]> {
  const page =
    '<!doctype html><html lang="en"><title>Plain</title><meta name="viewport" content="width=device-width"><p>Plain';
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(page));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const views: View[] = [];
    while (views.length < ROUNDS) views.push(await view(`http://127.0.0.1:${port}/`, []));
    const of = (part: (seen: View) => number) => middle(views.map(part));
    return [
      figureOf(
        'a plain page: performance',
        of(({ scores }) => scores.performance),
        'of 100',
      ),
      figureOf(
        'a plain page: largest paint',
        of(({ largestPaint }) => largestPaint),
        'ms',
      ),
    ];
  } finally {
    server.close();
  }
}

async function measure(subject: WatchedSite, { name, path, as, isWide, budget }: Screen): Promise<Figure[]> {
  const { cookies, address } = await signIn(subject, as, path);
  const look = () => view(`${subject.url}${address}`, cookies, isWide);
  const first = await look();
  const views: View[] = [];
  while (views.length < ROUNDS) views.push(await look());
  const of = (part: (seen: View) => number) => middle(views.map(part));
  return [
    figureOf(`${name}, first view: performance`, first.scores.performance, 'of 100'),
    figureOf(`${name}, first view: largest paint`, first.largestPaint, 'ms'),
    ...CATEGORIES.map((category) => {
      const score = of(({ scores }) => scores[category]);
      return figureOf(`${name}: ${category}`, score, 'of 100', { atLeast: budget[category] });
    }),
    figureOf(
      `${name}: largest paint`,
      of((seen) => seen.largestPaint),
      'ms',
      { atMost: budget.largestPaint },
    ),
    figureOf(
      `${name}: blocked in all`,
      of(({ blocked }) => blocked),
      'ms',
    ),
    figureOf(
      `${name}: layout shift`,
      of(({ shift }) => shift),
      '',
      { atMost: 0.02 },
    ),
    figureOf(
      `${name}: transferred`,
      of((seen) => seen.kilobytes),
      'KB',
      { atMost: budget.kilobytes },
    ),
  ];
}

type View = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  largestPaint: number;
  blocked: number;
  shift: number;
  kilobytes: number;
};

interface Report {
  readonly finalDisplayedUrl: string;
  readonly audits: Readonly<Record<string, { numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { score: number | null }>>;
}

async function view(address: string, cookies: Cookie[], isWide = false): Promise<View> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...(chromiumOptions.args ?? []), `--remote-debugging-port=${port}`],
    executablePath: await findChromium(new AbortController().signal),
  });
  try {
    await giveCookies(port, cookies);
    const { audits, categories, finalDisplayedUrl } = await report(address, port, isWide);
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}.`);
    const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
      },
      largestPaint: valueOf('largest-contentful-paint'),
      blocked: valueOf('total-blocking-time'),
      shift: valueOf('cumulative-layout-shift'),
      kilobytes: valueOf('total-byte-weight') / 1000,
    };
  } finally {
    await browser.close();
  }
}

async function report(address: string, port: number, isWide: boolean): Promise<Report> {
  installed ??= install();
  const program = join(await installed, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet'];
  if (isWide) options.push('--preset=desktop');
  const { stdout } = await execa(process.execPath, [program, address, ...options]);
  return JSON.parse(stdout) as Report;
}

/** Install Lighthouse in a separate folder, because only this bench needs it. */
async function install(): Promise<string> {
  const folder = join(CACHE, 'bench', 'lighthouse');
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, dependencies: { lighthouse: LIGHTHOUSE } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const quietly = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await step('Installing lighthouse', () => execa('npm', ['install', ...quietly], { cwd: folder }));
  return folder;
}

async function signIn({ browser, url }: WatchedSite, as: Screen['as'], path: Screen['path']) {
  const context = await browser.newContext({ baseURL: url });
  const { request } = context;
  try {
    if (as) {
      const data = { phone: PEOPLE[as], password: PASSWORD };
      await request.post(addressOf('login'), { data, failOnStatusCode: true });
    }
    if (as === 'member') await request.put(addressOf('readNotice'));
    const address = typeof path === 'string' ? path : await path(request);
    return { cookies: await context.cookies(), address };
  } finally {
    await context.close();
  }
}

async function someBiodata(request: APIRequestContext): Promise<string> {
  const answer = await request.get(addressOf('getAllProfiles'), { failOnStatusCode: true });
  const { profiles } = (await answer.json()) as ReplyOf<'getAllProfiles'>;
  const [one] = profiles;
  if (!one) throw new Error('The demo community has no biodata.');
  return `/profile/get-profile/${one.id}`;
}

/** Store the session's cookies in the browser: page scripts could not read a header that Lighthouse sends. */
async function giveCookies(port: number, cookies: Cookie[]): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}
