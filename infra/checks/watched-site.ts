import { chromium } from 'playwright-core';
import type { Lifetime } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';
import { chromiumOptions } from './e2e/support/chromium.ts';
import { startSiteUnderTest } from './scratch-site.ts';

/** A site that is up, and a browser to look at it with. */
export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

/** A site of its own, thrown away afterwards, so that what is seen is what is built now. */
export async function startWatchedSite(lifetime: Lifetime, change: Partial<Settings> = {}) {
  const { chromium: executablePath, ...site } = await startSiteUnderTest(lifetime, change);
  const browser = await chromium.launch({ ...chromiumOptions, executablePath });
  await lifetime.onEnd(() => browser.close());
  return { ...site, browser };
}
