import { randomBytes } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEMA, type ReleaseDocument, type ReleasedRemote } from '@pehchan/release/document';
import { upToDate, type ReleaseBefore } from '@pehchan/release/up-to-date';
import { errorCode, UserError, writeAtomically } from '../../lib/index.ts';
import type { Site } from './site.ts';

/** @throws UserError if the release document can't be read: skipping it would serve another release */
export const readCurrent = (site: Site) => readDocument(site.current);

export function switchedOn(release: ReleaseDocument | undefined): ReleasedRemote[] {
  return Object.values(release?.remotes ?? {}).filter(({ enabled }) => enabled);
}

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
    // Leave out the file's path, because remote teams without access to the server get this message too.
    throw new UserError(
      "The served release can't be read: it isn't JSON. To fix it, on the site's machine: npm run doctor",
    );
  }
}

export function documentAfter(
  previous: ReleaseDocument | undefined,
  remotes: ReleaseDocument['remotes'],
): ReleaseDocument {
  const createdAt = new Date().toISOString();
  // A release's id sorts by time and is unique even within a millisecond.
  const id = `${createdAt.replaceAll(/[^0-9]/g, '').slice(0, 14)}-${randomBytes(3).toString('hex')}`;
  return { schema: SCHEMA, id, createdAt, previousId: previous?.id ?? null, remotes };
}

export const writeRelease = (site: Site, release: ReleaseDocument) =>
  writeAtomically(join(site.releases, `${release.id}.json`), templateText(release));

/**
 * Serve a written release. The gateway's ETag consists of size and whole seconds, so two swaps within a
 * second could look unchanged. The new file is therefore dated at least one second after the old one.
 */
export async function serve(site: Site, release: ReleaseDocument): Promise<void> {
  const before = await stat(site.current).catch(() => undefined);
  await writeAtomically(site.current, templateText(release));
  const date = new Date(Math.max(Date.now(), (before?.mtimeMs ?? 0) + 1000));
  await utimes(site.current, date, date);
}

/**
 * Format JSON for the gateway, which inserts it into documents as a template. Text from a remote team must
 * not look like a template expression. The escaped JSON has the same value.
 */
export const templateText = (value: object): string =>
  JSON.stringify(value).replaceAll('{{', String.raw`{\u007b`);
