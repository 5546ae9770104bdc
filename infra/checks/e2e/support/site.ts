import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import type { ReleaseDocument, ReleasedRemote, RemoteConfig } from '@pehchan/release/document';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../lib/repository.ts';
import { siteUrl } from './people.ts';

type Change = (remote: ReleasedRemote) => Partial<ReleasedRemote>;

/**
 * Serve this page another release document, with one remote changed; other pages keep their release.
 * `page.unroute(RELEASE)` ends the change, as if a newer release were served.
 */
export function changeRelease(page: Page, name: string, change: Change): Promise<void> {
  return editRelease(page, ({ remotes }) => {
    const remote = remotes[name];
    if (!remote) throw new Error(`The release has no ${name}.`);
    Object.assign(remote, change(remote));
  });
}

export async function editRelease(page: Page, edit: (release: ReleaseDocument) => void): Promise<void> {
  await page.route(RELEASE, async (route) => {
    const answer = await route.fetch();
    const release = (await answer.json()) as ReleaseDocument;
    edit(release);
    release.id += '-changed';
    // Ignore the error of a request that the page has cancelled.
    await route.fulfill({ response: answer, json: release }).catch(() => undefined);
  });
}

/** A test version of a remote: the served version with changes, published as a remote team does. */
export type Variant = { remote: ReleasedRemote; folder: string };

type Files = Map<string, string>;
/** The description of a build that a remote team sends with its files. */
type Build = { packageVersion: string; config: RemoteConfig; pages: string[] };

export async function publishVariant(name: string, change: (files: Files) => void): Promise<Variant> {
  const release = (await (await fetch(`${siteUrl()}/releases/current.json`)).json()) as ReleaseDocument;
  const served = await readVariant(name, release.remotes[name]?.version ?? '');
  const files = await filesIn(served.folder);
  change(files);
  const { routes, nav, kit, api } = served.remote;
  const config = { name, routes, nav, kit, api };
  return publishFiles({ packageVersion: '1.0.0', config, pages: served.pages }, files);
}

/** Return the scripts, style sheets and the manifest of a build, by name. */
export async function filesIn(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const file of await readdir(folder, { recursive: true })) {
    if (/\.(js|css)$|mf-manifest\.json$/.test(file)) {
      files.set(file, await readFile(join(folder, file), 'utf8'));
    }
  }
  return files;
}

/** Publish a build over the network, as a remote team does. */
export async function publishFiles(build: Build, files: Files): Promise<Variant> {
  const { name } = build.config;
  const contents = [...files].map(([file, text]) => [file, Buffer.from(text).toString('base64')]);
  const answer = await fetch(`${siteUrl()}/publishing/${name}/versions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenFor(name)}` },
    body: JSON.stringify({ ...build, files: Object.fromEntries(contents) }),
  });
  const published = (await answer.json()) as { version?: string; message?: string };
  if (!published.version) throw new Error(`The variant was not published: ${published.message}`);
  return readVariant(name, published.version);
}

async function tokenFor(remote: string): Promise<string> {
  const add = [
    join(ROOT, 'infra', 'release', 'cli.ts'),
    'publisher',
    'add',
    remote,
    `test ${randomUUID().slice(0, 8)}`,
  ];
  const { stdout } = await execa(process.execPath, add);
  return /^pehchan_\S+/m.exec(stdout)?.[0] ?? '';
}

async function readVariant(name: string, version: string): Promise<Variant & { pages: string[] }> {
  const folder = join(process.env.DATA_DIR ?? '', 'site', 'remotes', name, version);
  const text = await readFile(join(folder, 'remote.json'), 'utf8');
  const { released, pages } = JSON.parse(text) as { released: ReleasedRemote; pages: string[] };
  return { remote: released, folder, pages };
}

export async function overwrite({ folder }: Variant, file: string, content: string): Promise<void> {
  await writeFile(join(folder, file), content);
  await dropTwins(folder, file);
}

export async function vanish({ folder }: Variant, file: string): Promise<void> {
  await rm(join(folder, file));
  await dropTwins(folder, file);
}

async function dropTwins(folder: string, file: string): Promise<void> {
  for (const twin of ['br', 'gz']) await rm(join(folder, `${file}.${twin}`), { force: true });
}

export function chunkWith(files: Files, text: string): string {
  const found = [...files].find(([name, content]) => name.startsWith('assets/') && content.includes(text));
  if (!found) throw new Error(`No chunk says ‘${text}’.`);
  return found[0];
}

export const RELEASE = '**/releases/current.json';
export const ENTRY = 'remoteEntry.js';
export const entryOf = (name: string) => `**/remotes/${name}/**/${ENTRY}`;
