import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../chromium.ts';
import { chromiumOptions } from '../e2e/support/chromium.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { remoteApp } from '../../release/build/apps.ts';
import { bundleOf, type Bundle } from '../../release/build/bundle.ts';
import { directoryStore, type ReleaseStore } from '../../release/promotion/release-store.ts';
import { siteIn } from '../../release/store/site.ts';
import type { Load, Readers } from './readers.ts';
import { startScratchSite } from '../scratch-site.ts';

/** A remote team promotes and rolls back repeatedly while viewers load pages. */

const LEAST_LOADS = 500;
const SECONDS_AT_LEAST = 20;
const READERS = 6;
/**
 * Milliseconds between two page loads of one simulated reader, and between two promotions. Without the pause
 * the machine would be at its limit.
 */
const PAUSE = 200;

const lifetime = createLifetime();
let url: string;
let metrics: string;
let store: ReleaseStore;
let browser: Browser;

beforeAll(async () => {
  const metricsPort = await freePort();
  const stack = await startScratchSite(lifetime, { passedOn: { METRICS_PORT: String(metricsPort) } });
  url = stack.url;
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  store = directoryStore(siteIn(stack.dataDir.site), 'Kamla', url);
  const executablePath = await findChromium(lifetime.signal);
  browser = await chromium.launch({ ...chromiumOptions, executablePath });
  await lifetime.onEnd(() => browser.close());
});

afterAll(() => lifetime.end());

test('no page load of at least 500 fails during promotions and rollbacks, which take at most a second', async () => {
  const built = await bundleOf(await remoteApp('member'));
  const other = await store.publish(differently(built));
  let over = false;
  const failures: string[] = [];
  let loads = 0;
  const seen = new Set<string>();
  const readers = new Worker(new URL('readers.ts', import.meta.url), {
    workerData: { url, amount: READERS, pause: PAUSE } satisfies Readers,
  });
  readers.on('message', ({ problems, version }: Load) => {
    failures.push(...problems);
    seen.add(version);
    loads += 1;
  });
  readers.on('error', (error) => failures.push(String(error)));
  const looking = lookInABrowser(() => over);

  const times: number[] = [];
  const until = Date.now() + SECONDS_AT_LEAST * 1000;
  while (Date.now() < until || (loads < LEAST_LOADS && failures.length === 0)) {
    times.push(await timed(() => store.promote('member', other.version, { unchecked: 'a test under load' })));
    // Serve each version for a while, so that pages load both versions even on a fast machine.
    await sleep(PAUSE);
    times.push(await timed(() => store.rollback('member')));
    await sleep(PAUSE);
  }
  over = true;
  await readers.terminate();
  const { pages, broken } = await looking;

  console.log(
    `${loads} page loads and ${pages} in a browser during ${times.length} swaps; 19 of 20 took at most ${Math.round(percentile(times, 0.95))} ms, the longest ${Math.round(Math.max(...times))} ms`,
  );
  expect(failures).toEqual([]);
  expect(broken).toEqual([]);
  expect(loads).toBeGreaterThanOrEqual(LEAST_LOADS);
  expect(pages).toBeGreaterThan(0);
  // A page may close before it has sent the count of its loads.
  const counted = await loadsCounted();
  expect(counted.loaded).toBeGreaterThan(pages / 2);
  expect(counted).toEqual({ loaded: counted.loaded });
  expect(seen.size).toBe(2);
  // Only 95 % of promotions and rollbacks must take at most a second, since the machine's disk can stall.
  expect(percentile(times, 0.95)).toBeLessThanOrEqual(1000);
});

/** Load pages in a real browser, and expect the member remote in each. */
async function lookInABrowser(isOver: () => boolean): Promise<{ pages: number; broken: string[] }> {
  const context = await browser.newContext({ baseURL: url });
  await context.request.post('/api/v1/auth/login', {
    data: { phone: '9000000002', password: 'pehchan-demo' },
  });
  const broken: string[] = [];
  let pages = 0;
  while (!isOver()) {
    const page = await context.newPage();
    page.on('pageerror', (error) => broken.push(error.message));
    await page.goto('/');
    await page
      .getByRole('heading', { name: /^Welcome, / })
      .waitFor({ timeout: 15_000 })
      .catch(async () => broken.push(await page.locator('body').innerText()));
    await page.close();
    pages += 1;
  }
  await context.close();
  return { pages, broken };
}

/** Return the loads of the member remote by outcome, from the site's metrics. */
async function loadsCounted(): Promise<Record<string, number>> {
  const text = await (await fetch(metrics)).text();
  const counted: Record<string, number> = {};
  const lines = text.matchAll(/^pehchan_remote_loads_total\{remote="member",.*outcome="(.+)"\} (\d+)$/gm);
  for (const [, outcome = '', count] of lines) counted[outcome] = (counted[outcome] ?? 0) + Number(count);
  return counted;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

function differently(bundle: Bundle): Bundle {
  return { ...bundle, files: new Map([...bundle.files, ['assets/other.js', Buffer.from('/* other */')]]) };
}
