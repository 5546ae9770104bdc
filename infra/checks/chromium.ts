import { constants } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { findOnSystem } from '../launch/embedded/binaries.ts';
import { exists, ROOT, step, UserError } from '../lib/index.ts';
import { installFromDebian } from './debian-packages.ts';
import { bringFonts } from './fonts.ts';

/** A Chromium that cannot open windows. Tests take a third less time in it than in a full Chromium. */
export const HEADLESS = 'chromium-headless-shell';
const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Return the path of a Chromium, which root gets from Debian; undefined for Playwright's own Chromium. */
export async function findChromium(signal: AbortSignal): Promise<string | undefined> {
  await bringFonts(signal);
  const headless = await findOnSystem([HEADLESS]);
  if (headless) return headless;
  const problem = await step('Installing Chromium', () => installFromDebian([HEADLESS], signal), {
    quietWhenQuick: true,
  });
  if (!problem) return findOnSystem([HEADLESS]);
  const present = await onSystem();
  if (present) return present;
  if (await step('Downloading Chromium', () => downloadWithPlaywright(signal))) return undefined;
  throw new UserError(
    'No Chromium for the browser journeys. Install it (Debian: apt-get install chromium-headless-shell), or run: npx playwright install --with-deps chromium',
  );
}

const onSystem = async () =>
  (await findOnSystem(OTHERS)) ?? ((await exists(MAC, constants.X_OK)) ? MAC : undefined);

async function downloadWithPlaywright(signal: AbortSignal): Promise<boolean> {
  const playwright = join(ROOT, 'node_modules', '.bin', 'playwright');
  return !(await execa(playwright, ['install', 'chromium'], { cancelSignal: signal, reject: false })).failed;
}
