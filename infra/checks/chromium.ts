import { constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { step } from '../lib/steps.mjs';
import { exists } from '../lib/files.ts';
import { Refusal } from '../lib/refusal.ts';
import { ROOT } from '../lib/repository.ts';
import { bringFonts } from './fonts.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium for the journeys: this system's; else Debian's package, for root; else the one that Playwright downloads, which it finds
 * itself (undefined). Its letters come with it.
 */
export async function findChromium(signal: AbortSignal): Promise<string | undefined> {
  await bringFonts(signal);
  const present = await onSystem();
  if (present) return present;
  if (await step('Installing Chromium', () => installFromDebian(signal), { quietWhenQuick: true })) {
    return onSystem();
  }
  if (await step('Downloading Chromium', () => downloadWithPlaywright(signal))) return undefined;
  throw new Refusal(
    'No Chromium for the browser journeys. Install it (Debian: apt-get install chromium), or run: npx playwright install --with-deps chromium',
  );
}

async function onSystem(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC];
  for (const file of candidates) {
    if (await exists(file, constants.X_OK)) return file;
  }
  return undefined;
}

async function installFromDebian(signal: AbortSignal): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await exists('/etc/debian_version'))) return false;
  const apt = (...args: string[]) =>
    execa('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      cancelSignal: signal,
      reject: false,
    });
  await apt('update');
  const { exitCode } = await apt('install', '-y', '--no-install-recommends', 'chromium');
  return exitCode === 0;
}

async function downloadWithPlaywright(signal: AbortSignal): Promise<boolean> {
  const { exitCode } = await execa(
    join(ROOT, 'node_modules', '.bin', 'playwright'),
    ['install', 'chromium'],
    {
      cancelSignal: signal,
      reject: false,
    },
  );
  return exitCode === 0;
}
