import { glob } from 'node:fs/promises';
import { findOnSystem } from '../../launch/embedded/binaries.ts';
import { installFromDebian } from '../debian-packages.ts';
import { Unavailable } from './unavailable.ts';
import type { WebKitPrograms } from './webkit.ts';

export const findFirefox = (signal: AbortSignal) =>
  findOrInstall(() => findOnSystem(['firefox-esr']), ['firefox-esr'], signal);

export const findWebKit = (signal: AbortSignal) =>
  findOrInstall(webKitOnSystem, ['webkit2gtk-driver', 'xvfb'], signal);

async function webKitOnSystem(): Promise<WebKitPrograms | undefined> {
  const driver = await findOnSystem(['WebKitWebDriver']);
  const display = await findOnSystem(['Xvfb']);
  if (!driver || !display) return undefined;
  for await (const browser of glob('/usr/lib/*/webkit2gtk-*/MiniBrowser')) {
    return { driver, display, browser };
  }
  return undefined;
}

async function findOrInstall<T>(
  find: () => Promise<T | undefined>,
  packages: readonly string[],
  signal: AbortSignal,
): Promise<T> {
  const present = await find();
  if (present !== undefined) return present;
  const problem = await installFromDebian(packages, signal);
  const installed = problem ? undefined : await find();
  if (installed !== undefined) return installed;
  throw new Unavailable(problem ?? `${packages.join(' and ')} contain other programs than expected`);
}
