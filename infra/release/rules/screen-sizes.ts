import { gzipSync } from 'node:zlib';
import type { Ahead } from '@pehchan/release/document';

/** Largest size of a screen in compressed kilobytes, unless the operator grants more. */
export const SCREEN_KB = 150;

/** Return a sentence for each screen or file over its limit. Without `ahead`, a build is one screen. */
export function tooLarge(
  files: ReadonlyMap<string, Uint8Array>,
  ahead: Ahead | undefined,
  largest: number,
): string[] {
  const fetched = [...files].filter(([name]) => !name.endsWith('.map'));
  const sizes = new Map(fetched.map(([name, content]) => [name, gzipSync(content).length]));
  const kb = (names: Iterable<string>) =>
    Math.ceil([...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1000);
  const screens = ahead
    ? ahead.screens.map(
        ({ match, files: own, texts }) =>
          [
            `The screen ${match.slice(1, -1)}`,
            kb(new Set([...own, ...(kb(texts.hi) > kb(texts.en) ? texts.hi : texts.en)])),
          ] as const,
      )
    : [['The whole build', kb(sizes.keys())] as const];
  const single = [...sizes.keys()].map((name) => [name, kb([name])] as const);
  return [...screens, ...single]
    .filter(([, size]) => size > largest)
    .map(([what, size]) => `${what} has ${size} KB compressed; the limit is ${largest}.`);
}
