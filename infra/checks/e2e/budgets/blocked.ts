import type { Browser, Page } from 'playwright-core';
import { SIZES } from '../support/chromium.ts';
import { slowDown } from '../support/cheap-phone.ts';
import type { Person } from '../support/people.ts';
import { type Figure, middle } from './figure.ts';
import { withPage } from './with-page.ts';

/** Milliseconds: a shorter task of the main thread delays no input noticeably. */
const UNNOTICED = 50;

const TASK = 'ThreadControllerImpl::RunTask';
/** The most milliseconds by which tasks may block the main thread while a screen opens. */
const BLOCKED = 200;

export const SCREENS: {
  name: string;
  as: Person | 'nobody';
  path: string;
  visible: string;
}[] = [
  { name: 'sign-in', as: 'nobody', path: '/login', visible: 'form' },
  { name: 'sign-up', as: 'nobody', path: '/signup', visible: 'main form' },
  { name: 'home', as: 'member', path: '/', visible: 'main article' },
  {
    name: 'search',
    as: 'member',
    path: '/search-profiles?page=1',
    visible: '[data-biodata] >> nth=19',
  },
  { name: 'own list', as: 'member', path: '/shortlist', visible: 'main h1' },
  { name: 'own family', as: 'member', path: '/my-family', visible: 'main article' },
  { name: 'add biodata', as: 'member', path: '/add-profile', visible: 'main form' },
  { name: 'dashboard', as: 'administrator', path: '/dashboard', visible: 'main article' },
  { name: 'list of users', as: 'administrator', path: '/userlist', visible: 'main article' },
];

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** How long the thread ran during the task, in microseconds (a field of Chromium's trace). */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { documentLoaderURL?: string } };
};

/** How long tasks occupied a page's main thread, in milliseconds. */
export interface Busy {
  /** The sum, over all tasks after the first paint, of their time beyond {@link UNNOTICED}. */
  readonly blocked: number;
  readonly longest: number;
}

/** Measure on a simulated cheap phone. Return the median of rounds, since other programs slow some down. */
export async function measureBlocked(
  browser: Browser,
  baseURL: string,
  { name, as, path, visible }: (typeof SCREENS)[number],
  rounds: number,
): Promise<Figure> {
  const blocked: number[] = [];
  while (blocked.length < rounds) {
    const busy = await withPage(browser, { ...SIZES.phone, baseURL }, as, (page) =>
      busyWith(browser, page, async () => {
        await page.goto(path);
        await page.locator(visible).first().waitFor();
        await page.waitForLoadState('networkidle');
      }),
    );
    blocked.push(busy.blocked);
  }
  return { name: `blocked in all: ${name}`, value: middle(blocked), unit: 'ms', atMost: BLOCKED };
}

/** Measure from the browser's trace how long tasks occupy the main thread until `act` ends. */
export async function busyWith(browser: Browser, page: Page, act: () => Promise<void>): Promise<Busy> {
  await slowDown(page);
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'],
  });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = mainThread(traceEvents);
  const from = firstPaint(traceEvents);
  const took = traceEvents
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && `${pid}/${tid}` === thread)
    .filter(({ ts, dur = 0 }) => ts + dur > from)
    .map(({ tdur = 0 }) => tdur / 1000);
  if (took.length === 0) throw new Error('The trace has no task of the page.');
  return {
    blocked: took.reduce((sum, task) => sum + Math.max(0, task - UNNOTICED), 0),
    longest: Math.max(0, ...took),
  };
}

function mainThread(events: TraceEvent[]): string {
  const ran = new Map<string, number>();
  for (const { name, pid, tid, tdur = 0 } of events) {
    if (name === 'FunctionCall' || name === 'EvaluateScript') {
      ran.set(`${pid}/${tid}`, (ran.get(`${pid}/${tid}`) ?? 0) + tdur);
    }
  }
  const [most] = [...ran].sort(([, one], [, other]) => other - one);
  if (!most) throw new Error('The trace has no page that ran a script.');
  return most[0];
}

/** Return the time of the last document's first paint, or of the trace's beginning if no page was opened. */
function firstPaint(events: TraceEvent[]): number {
  const opened = Math.max(
    0,
    ...events
      .filter(
        ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
      )
      .map(({ ts }) => ts),
  );
  return events.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > opened)?.ts ?? opened;
}
