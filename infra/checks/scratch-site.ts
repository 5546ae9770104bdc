import { startStack, type Stack } from '../launch/stack.ts';
import type { Lifetime } from '../lib/lifetime.ts';
import { parseSettings, readEnvironment, type Settings } from '../lib/settings.ts';
import { findChromium } from './chromium.ts';
import { scratchSettings } from './scratch.ts';

export async function startScratchSite(
  lifetime: Lifetime,
  change: Partial<Settings> = {},
): Promise<Stack & { readonly settings: Settings }> {
  const settings = await scratchSettings(parseSettings(readEnvironment()), lifetime);
  const changed = { ...settings, ...change, passedOn: { ...settings.passedOn, ...change.passedOn } };
  return { ...(await startStack(changed, lifetime)), settings: changed };
}

export type SiteUnderTest = Awaited<ReturnType<typeof startSiteUnderTest>>;

/** Limits of calls are raised: the tests' browsers share a few accounts and slow the servers down. */
const PATIENT = { STEP_DEADLINE: '20000', ADDRESS_LIMIT: '100000' };

export async function startSiteUnderTest(lifetime: Lifetime, change: Partial<Settings> = {}) {
  const [site, chromium] = await Promise.all([
    startScratchSite(lifetime, { ...change, passedOn: { ...PATIENT, ...change.passedOn } }),
    findChromium(lifetime.signal),
  ]);
  return { url: site.url, dataDir: site.dataDir.path, chromium };
}
