import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument, ReleasedRemote } from '@pehchan/contract/release';
import type { Page } from '@playwright/test';
import { listFiles } from '../../../lib/files.ts';
import { publish } from '../../../release/publish.ts';
import { readDescription, versionFolder } from '../../../release/published.ts';
import { readCurrent } from '../../../release/release-document.ts';
import { siteIn, type Site } from '../../../release/site.ts';

type Change = (remote: ReleasedRemote) => Partial<ReleasedRemote>;

/**
 * Lets this page read another release than the one that is served: the same, with one remote changed. The tests beside it go on
 * with the served one. Ends with `page.unroute(RELEASE)`, as if a newer release were served.
 */
export async function changeRelease(page: Page, name: string, change: Change): Promise<void> {
  await page.route(RELEASE, async (route) => {
    const answer = await route.fetch();
    const release = (await answer.json()) as ReleaseDocument;
    const remote = release.remotes[name];
    if (!remote) throw new Error(`The release has no ${name}.`);
    Object.assign(remote, change(remote));
    release.id += '-changed';
    // The page may have been let go of this release meanwhile.
    await route.fulfill({ response: answer, json: release }).catch(() => undefined);
  });
}

/** A version of a remote that nobody has built: the served one's files, changed, and published to the site itself. */
export type Variant = { remote: ReleasedRemote; folder: string };

type Files = Map<string, string>;

export async function publishVariant(name: string, change: (files: Files) => void): Promise<Variant> {
  const site = testedSite();
  const version = (await readCurrent(site))?.remotes[name]?.version ?? '';
  const served = await readDescription(site, { remote: name, version });
  if (!served) throw new Error(`${name} isn't served.`);
  const folder = versionFolder(site, { remote: name, version });
  const names = (await listFiles(folder)).filter((file) => /\.(js|css)$|mf-manifest\.json$/.test(file));
  const files: Files = new Map();
  for (const file of names) files.set(file, await readFile(join(folder, file), 'utf8'));
  change(files);
  const { routes, nav, contract, api } = served.released;
  const published = await publish(
    site,
    {
      packageVersion: '1.0.0',
      config: { name, routes, nav, contract, api },
      pages: served.pages,
      files: new Map([...files].map(([file, text]) => [file, Buffer.from(text)])),
    },
    'a test',
  );
  const variant = await readDescription(site, published);
  if (!variant) throw new Error('The variant was not published.');
  return { remote: variant.released, folder: versionFolder(site, published) };
}

/** After it was published, as an accident on the server's disk does. */
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

/** The chunk that says something. */
export function chunkWith(files: Files, text: string): string {
  const found = [...files].find(([name, content]) => name.startsWith('assets/') && content.includes(text));
  if (!found) throw new Error(`No chunk says ‘${text}’.`);
  return found[0];
}

function testedSite(): Site {
  return siteIn(join(process.env.DATA_DIR ?? '', 'site'));
}

export const RELEASE = '**/releases/current.json';
export const ENTRY = 'remoteEntry.js';
export const entryOf = (name: string) => `**/remotes/${name}/**/${ENTRY}`;
