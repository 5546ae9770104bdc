import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ahead, aheadSchema, type PageAhead, type RemoteConfig } from '@pehchan/release/document';
import { PAGE_FILES } from '../../remotes.ts';
import type { App } from './apps.ts';
import { schemaProblems } from './validate.ts';

/** Lies in each published version, for the gateway: no browser has a use for it. */
export const AHEAD = 'ahead.json';

/** The module that the shell asks a remote for, and its sentences, as the build names them. */
const EXPOSED = '__federation_expose_pages';
const textsIn = (language: string) => `texts-${language}`;

/**
 * What each page of a built remote is drawn with, in the order in which it asks for it.
 * @param imports what each page's line of the table imports
 */
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

/** The same by the addresses of a remote's screens, with the hashes by which the build asks for each file. */
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

/** What the gateway would write into documents and mustn't, or couldn't serve. */
export function aheadProblems(name: string, ahead: Ahead, files: ReadonlyMap<string, unknown>): string[] {
  const missing = Object.keys(ahead.integrity).filter((file) => !files.has(file));
  return [
    ...missing.map((file) => `What ${name} has fetched ahead names ${file}, which isn't there.`),
    ...schemaProblems(aheadSchema, ahead),
  ];
}

/** Of the addresses that a route's path stands for, as the gateway matches them. */
export function patternOf(path: string): string {
  const parts = path.split(/:[^/]+/).map((part) => part.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&'));
  return `^${parts.join('[^/]+')}$`;
}
