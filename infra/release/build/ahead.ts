import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ahead, PageAhead, RemoteConfig } from '@pehchan/release/document';
import { PAGE_FILES } from '../../../remotes.ts';
import type { App } from './apps.ts';

/** Name of the file that lists each page's files in a published version. Only the gateway reads this file. */
export const AHEAD = 'ahead.json';

/** Name that the build gives to the module that the shell imports from a remote. */
const EXPOSED = '__federation_expose_pages';
const textsIn = (language: string) => `texts-${language}`;

/** Return each page's files in the order of their requests; `imports` has the module of each page. */
export async function readAhead({ dist }: App, imports: ReadonlyMap<string, string>) {
  const text = await readFile(join(dist, PAGE_FILES), 'utf8').catch(() => '{}');
  const built = JSON.parse(text) as Record<string, string[]>;
  const texts = { en: built[textsIn('en')] ?? [], hi: built[textsIn('hi')] ?? [] };
  const found: Record<string, PageAhead> = {};
  for (const [page, request] of imports) {
    const files = built[request];
    if (files) found[page] = { files: [...(built[EXPOSED] ?? []), ...files], texts };
  }
  return found;
}

export function aheadOf(
  { routes }: RemoteConfig,
  pages: Readonly<Record<string, PageAhead>>,
  files: ReadonlyMap<string, Uint8Array>,
): Ahead | undefined {
  const screens = routes.flatMap(({ path, page, asks }) => {
    const known = pages[page];
    return known ? [{ match: patternOf(path), ...known, ...(asks && { asks }) }] : [];
  });
  if (screens.length === 0) return undefined;
  const named = new Set(screens.flatMap(({ files: own, texts }) => [...own, ...texts.en, ...texts.hi]));
  const integrity = Object.fromEntries(
    [...named].map((name) => [name, `sha256-${hash('sha256', files.get(name) ?? '', 'base64')}`]),
  );
  return { integrity, screens };
}

export function patternOf(path: string): string {
  const parts = path.split(/:[^/]+/).map((part) => part.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&'));
  return `^${parts.join('[^/]+')}$`;
}
