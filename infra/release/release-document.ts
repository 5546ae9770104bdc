import { randomBytes } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote, ReleaseDocument } from '@pehchan/contract/release';
import { writeAtomically } from './files.ts';
import type { Site } from './site.ts';

/** The release that is served now; undefined before the first. */
export async function readCurrent(site: Site): Promise<ReleaseDocument | undefined> {
  const text = await readFile(site.current, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ReleaseDocument);
}

/** The remotes that people are shown. */
export function switchedOn(release: ReleaseDocument | undefined): ReleasedRemote[] {
  return Object.values(release?.remotes ?? {}).filter(({ enabled }) => enabled);
}

/** The release that was served before this one; undefined before the first. */
export async function readBefore(
  site: Site,
  { previousId }: ReleaseDocument,
): Promise<ReleaseDocument | undefined> {
  if (previousId === null) return undefined;
  const text = await readFile(join(site.releases, `${previousId}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ReleaseDocument);
}

export function documentAfter(
  previous: ReleaseDocument | undefined,
  remotes: ReleaseDocument['remotes'],
): ReleaseDocument {
  const createdAt = new Date().toISOString();
  return { schema: 1, id: newId(createdAt), createdAt, previousId: previous?.id ?? null, remotes };
}

export async function serve(site: Site, release: ReleaseDocument): Promise<void> {
  const content = JSON.stringify(release);
  await writeAtomically(join(site.releases, `${release.id}.json`), content);
  await replaceCurrent(site, content);
}

/**
 * The gateway's ETag is made of size and whole seconds, so a second swap within one second could look unchanged: the new
 * file is dated at least one second after the old one.
 */
async function replaceCurrent(site: Site, content: string): Promise<void> {
  const before = await stat(site.current).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  await writeAtomically(site.current, content);
  const date = new Date(Math.max(Date.now(), before + 1000));
  await utimes(site.current, date, date);
}

/** Sorts by time, and differs between two made in the same millisecond. */
function newId(createdAt: string): string {
  return `${createdAt.replaceAll(/[^0-9]/g, '').slice(0, 14)}-${randomBytes(3).toString('hex')}`;
}
