import browserslist from 'browserslist';
import { features as ALL } from 'web-features';
import { ROOT } from '../../lib/repository.ts';

type Browser = 'chrome' | 'chrome_android' | 'firefox' | 'firefox_android' | 'safari' | 'safari_ios';

/** A browser's name in browserslist, with its names in the compatibility table. */
const NAMES: Record<string, readonly Browser[]> = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

export type Floor = ReadonlyMap<Browser, string>;

export function readFloor(env?: string): Floor {
  const floor = new Map<Browser, string>();
  for (const query of browserslist.loadConfig({ path: ROOT, env }) ?? []) {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const names = NAMES[browser];
    if (!names) throw new Error(`The browser floor can’t be read: ${query}`);
    for (const name of names) floor.set(name, version);
  }
  return floor;
}

/** The first version of each browser that has a feature, by the feature's key in the compatibility table. */
const SUPPORT = new Map<string, Partial<Record<Browser, string>>>();
for (const feature of Object.values(ALL)) {
  if (feature.kind !== 'feature') continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    SUPPORT.set(key, support);
  }
}

export const keys = (): Iterable<string> => SUPPORT.keys();

/** Return the oldest supported browsers that lack a feature, or undefined for a feature without data. */
export function lackedBy(key: string, floor: Floor): string[] | undefined {
  const support = SUPPORT.get(key);
  if (!support) return undefined;
  return [...floor].flatMap(([browser, oldest]) => {
    const since = support[browser];
    if (since === undefined) return [`${browser} never`];
    return isNewer(since, oldest) ? [`${browser} ${since}`] : [];
  });
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < Math.max(a?.length ?? 0, b?.length ?? 0); at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
