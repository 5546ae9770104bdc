import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFiles, writeAtomically } from '../../lib/index.ts';
import { findPublished, NOT_FETCHED, versionFolder } from './published.ts';
import { readCurrent } from './release-document.ts';
import type { Published, Site } from './site.ts';

/** The served files of a site, by path in its folder. Contents are base64, for transport as JSON. */
export type Snapshot = Readonly<Record<string, string>>;

/** @param also a published version that is not served: its files are added to the served ones */
export async function takeSnapshot(site: Site, also?: Published): Promise<Snapshot> {
  const release = await readCurrent(site);
  const folders = ['shell', ...Object.values(release?.remotes ?? {}).map(({ base }) => base.slice(1, -1))];
  const names = ['host.json', ...(release ? ['releases/current.json'] : [])];
  const filesIn = async (folder: string) =>
    (await listFiles(join(site.folder, folder)).catch(() => [])).map((name) => `${folder}/${name}`);
  for (const folder of folders) {
    names.push(...(await filesIn(folder)).filter((name) => !NOT_FETCHED.test(name)));
  }
  if (also) {
    await findPublished(site, also);
    names.push(...(await filesIn(relative(site.folder, versionFolder(site, also)))));
  }
  const contents = await Promise.all(
    names.map(async (name) => [name, (await readFile(join(site.folder, name))).toString('base64')] as const),
  );
  return Object.fromEntries(contents);
}

/** Write the files of a site's snapshot into an empty folder of this machine. */
export async function unpackSnapshot(snapshot: Snapshot, site: Site): Promise<void> {
  for (const [name, content] of Object.entries(snapshot)) {
    const file = join(site.folder, name);
    if (!file.startsWith(`${site.folder}/`)) throw new Error(`${name} is outside the snapshot’s folder.`);
    await writeAtomically(file, Buffer.from(content, 'base64'));
  }
}
