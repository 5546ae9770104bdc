import { scratchSettings } from './scratch.ts';
import type { Lifetime } from '../lib/lifetime.ts';
import { parseSettings, readEnvironment, type Settings } from '../lib/settings.ts';
import { startStack, type Stack } from '../launch/stack.ts';

/** A whole site of a test file's own, started as `npm start` does it, gone when the lifetime ends. */
export async function startScratchSite(
  lifetime: Lifetime,
  change: Partial<Settings> = {},
): Promise<Stack & { readonly settings: Settings }> {
  const settings = await scratchSettings(parseSettings(readEnvironment()), lifetime);
  const changed = { ...settings, ...change };
  return { ...(await startStack(changed, lifetime)), settings: changed };
}
