import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../lib/index.ts';
import { readShellNotes, releasesBack } from '../store/history.ts';
import { withSiteLock } from '../store/lock.ts';
import { readPending } from '../store/pending.ts';
import { readDescription, versionFolder } from '../store/published.ts';
import { readCurrent } from '../store/release-document.ts';
import { isName, type Published, type Site } from '../store/site.ts';

const DAY = 86_400_000;

export interface Keeping {
  readonly versions: number;
  readonly days: number;
}

/** Open tabs and rollbacks need the files of old releases, but no tab and no rollback waits for 30 days. */
export const KEEPING: Keeping = { versions: 5, days: 30 };

export interface PublishedVersion extends Published {
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** The current time if the version is served now, else when it was last served or, if never, published. */
  readonly lastUsed: string;
  readonly isServed: boolean;
  readonly neverServed: boolean;
}

/** List the published versions, last used first. */
export async function listVersions(site: Site, named?: string): Promise<PublishedVersion[]> {
  const lastServed = await lastServedAt(site);
  const current = await readCurrent(site);
  const versions: PublishedVersion[] = [];
  for (const { remote, version } of await versionFolders(site, named)) {
    const description = await readDescription(site, { remote, version });
    if (!description) continue;
    const { publishedAt, publishedBy } = description;
    const servedAt = lastServed.get(keyOf({ remote, version }));
    versions.push({
      ...{ remote, version, publishedAt, publishedBy, lastUsed: servedAt ?? publishedAt },
      neverServed: servedAt === undefined,
      isServed: current?.remotes[remote]?.version === version,
    });
  }
  return versions.sort((one, other) => other.lastUsed.localeCompare(one.lastUsed));
}

/** Remove old versions. `keeping`: how many stay, and how long after use. A served version always stays. */
export async function prune(site: Site, keeping: Keeping, remote?: string): Promise<Published[]> {
  const removed: Published[] = [];
  // The lock prevents the promotion of a version while it is being removed.
  await withSiteLock(site, async () => {
    const oldest = new Date(Date.now() - keeping.days * DAY).toISOString();
    const kept = new Map<string, number>();
    for (const version of await listVersions(site, remote)) {
      const rank = (kept.get(version.remote) ?? 0) + 1;
      if (version.isServed || rank <= keeping.versions || version.lastUsed > oldest) {
        kept.set(version.remote, rank);
        continue;
      }
      await rm(versionFolder(site, version), { recursive: true, force: true });
      removed.push({ remote: version.remote, version: version.version });
    }
    if (remote === undefined) await pruneShell(site, keeping);
    await removeInterrupted(site);
  });
  return removed;
}

const MOST_UNSERVED = 5;

/** Remove a publisher's oldest versions that were never served, except a version that waits for approval. */
export async function pruneUnserved(site: Site, remote: string, publisher: string): Promise<void> {
  await withSiteLock(site, async () => {
    const waiting = new Set((await readPending(site)).map(keyOf));
    const unserved = (await listVersions(site, remote))
      .filter(({ neverServed, publishedBy }) => neverServed && publishedBy === publisher)
      .sort((one, other) => Number(waiting.has(keyOf(other))) - Number(waiting.has(keyOf(one))));
    for (const version of unserved.slice(MOST_UNSERVED)) {
      await rm(versionFolder(site, version), { recursive: true, force: true });
    }
  });
}

async function pruneShell(site: Site, { versions, days }: Keeping): Promise<void> {
  const oldest = new Date(Date.now() - days * DAY).toISOString();
  const notes = (await readShellNotes(site)).reverse();
  // Notes are sorted from the last deployed shell. A shell was served until the time of the next newer note.
  const kept = notes.filter(
    (_, index) => index < Math.max(1, versions) || (notes[index - 1]?.at ?? '') > oldest,
  );
  // If a shell's note has no list of files, that shell may need any file: remove no file.
  if (kept.length === 0 || kept.some(({ files }) => !files)) return;
  const needed = new Set(kept.flatMap(({ files = [] }) => files));
  const assets = join(site.shell, 'assets');
  for (const name of await listFiles(assets).catch((): string[] => [])) {
    if (!needed.has(`assets/${name.replace(/\.(br|gz)$/, '')}`)) {
      await rm(join(assets, name), { force: true });
    }
  }
}

/** Remove folders of interrupted publications after a day. */
async function removeInterrupted(site: Site): Promise<void> {
  for (const { remote, version } of await versionFolders(site)) {
    const path = join(site.remotes, remote, version);
    if (version.endsWith('.tmp') && (await stat(path)).mtimeMs < Date.now() - DAY) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** A version was last served when the release that replaced it began. */
async function lastServedAt(site: Site): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  let until = new Date().toISOString();
  for await (const { remotes, createdAt } of releasesBack(site)) {
    for (const { name, version } of Object.values(remotes)) {
      const key = keyOf({ remote: name, version });
      if (!times.has(key)) times.set(key, until);
    }
    until = createdAt;
  }
  return times;
}

const keyOf = ({ remote, version }: Published) => `${remote} ${version}`;

async function versionFolders(site: Site, named?: string): Promise<Published[]> {
  const remotes = named === undefined ? await foldersIn(site.remotes) : [named];
  const versionsOf = async (remote: string) =>
    (await foldersIn(join(site.remotes, remote))).map((version) => ({ remote, version }));
  return (await Promise.all(remotes.map(versionsOf))).flat();
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && isName(entry.name)).map(({ name }) => name);
}
