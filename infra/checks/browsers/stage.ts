import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, type Lifetime, messageOf, say, step as report } from '../../lib/index.ts';
import { photoFromAPhone } from '../e2e/support/photo.ts';
import { bringFonts } from '../fonts.ts';
import { scratchFolder } from '../scratch.ts';
import { startScratchSite } from '../scratch-site.ts';
import { sum, type Tally } from '../tally.ts';
import { type Browser, BROWSERS } from './browsers.ts';
import type { Driver } from './driver.ts';
import { type Result, tableOf, tallyOf } from './results.ts';
import { approvedFamily } from './site.ts';
import { Unavailable } from './unavailable.ts';
import { expectUndamaged, STEP_NAMES, STEPS, type StepName, type Walk } from './walk.ts';

const AT_ONCE = 2;
const PICTURES = join(CACHE, 'browsers', 'failures');

type Ground = Pick<Walk, 'site' | 'photo'>;
type Start = () => Promise<Driver>;
type Found = { readonly browser: Browser; readonly start: Promise<Start | Error> };

export async function walkBrowsers(lifetime: Lifetime): Promise<Tally> {
  // Browsers inherit the font settings when they start.
  await bringFonts(lifetime.signal);
  const found = BROWSERS.map((browser) => ({ browser, start: findQuietly(browser, lifetime.signal) }));
  return walkAll(found, await prepare(lifetime), lifetime);
}

export async function walkAll(found: readonly Found[], ground: Ground, lifetime: Lifetime): Promise<Tally> {
  const results: Result[] = [];
  const queue = found.entries();
  const walkQueue = async () => {
    for (const [index, { browser, start }] of queue) {
      const started = await start;
      results[index] =
        started instanceof Error
          ? withoutBrowser(browser, started)
          : await walk(browser, started, ground, lifetime);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkQueue));
  say(`\n${tableOf(results)}\n`);
  return sum(results.map(tallyOf));
}

/** Find a browser. Return an error instead of throwing it: the walk in this browser reports the error. */
export const findQuietly = (browser: Browser, signal: AbortSignal): Promise<Start | Error> =>
  report(`Finding ${browser.name}`, () => browser.find(signal), { quietWhenQuick: true }).catch(
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

export async function prepare(lifetime: Lifetime): Promise<Ground> {
  const photo = join(await scratchFolder(lifetime), 'IMG_2041.jpg');
  await writeFile(photo, await photoFromAPhone());
  const { url } = await startScratchSite(lifetime);
  return { site: url, photo };
}

function withoutBrowser(browser: Browser, error: Error): Result {
  const took = new Map<StepName, number>();
  if (error instanceof Unavailable) return { browser, took, unavailable: error.message };
  return { browser, took, failed: { step: 'sign-in', reason: error.message } };
}

async function walk(browser: Browser, start: Start, ground: Ground, lifetime: Lifetime): Promise<Result> {
  const took = new Map<StepName, number>();
  let current: StepName = 'sign-in';
  let driver: Driver | undefined;
  try {
    const family = await approvedFamily(ground.site);
    driver = await start();
    await lifetime.onEnd(driver.close);
    const walking = { ...ground, driver, family, inHindi: browser.inHindi ?? false };
    for (current of STEP_NAMES) {
      const since = performance.now();
      await STEPS[current](walking);
      await expectUndamaged(driver);
      took.set(current, performance.now() - since);
    }
    return { browser, took };
  } catch (error) {
    const picture = driver && (await keepPicture(driver, `${browser.name}, ${current}`));
    const reason = [messageOf(error).split('\n')[0], picture && `(${picture})`].filter(Boolean).join(' ');
    say(`✗ ${browser.name} › ${current}: ${reason}`);
    return { browser, took, failed: { step: current, reason } };
  } finally {
    await driver?.close();
  }
}

/** Save a screenshot. @returns its file; undefined if the browser can no longer take a screenshot */
async function keepPicture(driver: Driver, name: string): Promise<string | undefined> {
  try {
    const picture = await driver.screenshot();
    await mkdir(PICTURES, { recursive: true });
    const file = join(PICTURES, `${name}.png`);
    await writeFile(file, picture);
    return file;
  } catch {
    return undefined;
  }
}
