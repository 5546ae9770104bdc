import { randomBytes } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEMA, type ReleaseDocument, type ReleasedRemote } from '@pehchan/release/document';
import { upToDate, type ReleaseBefore } from '@pehchan/release/up-to-date';
import { errorCode, UserError, writeAtomically } from '../lib/index.ts';
import type { Site } from './site.ts';
import { templateText } from './template-text.ts';

/**
 * The release that is served now; undefined before the first.
 * @throws when there is one that can't be read: whoever took it for none would serve another in its place
 */
export async function readCurrent(site: Site): Promise<ReleaseDocument | undefined> {
  return readDocument(site.current);
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
  return readDocument(join(site.releases, `${previousId}.json`));
}

async function readDocument(file: string): Promise<ReleaseDocument | undefined> {
  try {
    return upToDate(JSON.parse(await readFile(file, 'utf8')) as ReleaseDocument | ReleaseBefore);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    // Told to teams elsewhere too, who needn't know where it lies.
    throw new UserError(
      "What is served can't be read: it isn't JSON. What mends it, on the site's machine: npm run doctor",
    );
  }
}

export function documentAfter(
  previous: ReleaseDocument | undefined,
  remotes: ReleaseDocument['remotes'],
): ReleaseDocument {
  const createdAt = new Date().toISOString();
  return { schema: SCHEMA, id: newId(createdAt), createdAt, previousId: previous?.id ?? null, remotes };
}

/** Beside the others, where the next one finds what stood before it. */
export const writeRelease = (site: Site, release: ReleaseDocument) =>
  writeAtomically(join(site.releases, `${release.id}.json`), templateText(release));

/**
 * Makes a release that was written the served one. The gateway's ETag is made of size and whole seconds, so a
 * second swap within one second could look unchanged: the new file is dated at least one second after the old
 * one.
 */
export async function serve(site: Site, release: ReleaseDocument): Promise<void> {
  const before = await stat(site.current).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  await writeAtomically(site.current, templateText(release));
  const date = new Date(Math.max(Date.now(), before + 1000));
  await utimes(site.current, date, date);
}

/** Sorts by time, and differs between two made in the same millisecond. */
function newId(createdAt: string): string {
  return `${createdAt.replaceAll(/[^0-9]/g, '').slice(0, 14)}-${randomBytes(3).toString('hex')}`;
}
