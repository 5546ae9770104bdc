import { randomBytes } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@pehchan/contract/release';
import { Refusal } from '../refusal.ts';
import type { Host } from './apps.ts';
import { writeAtomically } from './files.ts';
import { withSiteLock } from './lock.ts';
import { readPublished, type Published } from './publish.ts';
import type { Site } from './site.ts';
import { findReleaseProblems } from './validate.ts';

/** Makes published versions the served ones, all of them or none. */
export async function promote(
  site: Site,
  versions: readonly Published[],
  host: Host,
): Promise<ReleaseDocument> {
  const previous = await readCurrent(site);
  const remotes = { ...previous?.remotes };
  for (const version of versions) {
    const released = await readPublished(site, version);
    // A remote that was switched off stays off until somebody switches it on.
    remotes[version.remote] = { ...released, enabled: remotes[version.remote]?.enabled ?? true };
  }
  return release(site, previous?.id ?? null, remotes, host);
}

/** The release that is served now; undefined before the first. */
export async function readCurrent(site: Site): Promise<ReleaseDocument | undefined> {
  const text = await readFile(site.current, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ReleaseDocument);
}

/**
 * Checks and serves a set of remotes, provided that the release it was built on is still the served one: of two people
 * who promote at once, the second is told, instead of silently undoing the first one's work.
 */
async function release(
  site: Site,
  previousId: string | null,
  remotes: ReleaseDocument['remotes'],
  host: Host,
): Promise<ReleaseDocument> {
  const createdAt = new Date().toISOString();
  const next: ReleaseDocument = { schema: 1, id: newId(createdAt), createdAt, previousId, remotes };
  const problems = findReleaseProblems(next, host);
  if (problems.length > 0) {
    throw new Refusal(`This release can't be served:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }

  await withSiteLock(site, async () => {
    const servedId = (await readCurrent(site))?.id ?? null;
    if (servedId !== previousId) {
      throw new Refusal(
        `Release ${servedId} was promoted meanwhile, and this one was built on ${previousId}. Try again.`,
      );
    }
    const content = JSON.stringify(next);
    await writeAtomically(join(site.releases, `${next.id}.json`), content);
    await replaceCurrent(site, content);
  });
  return next;
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
