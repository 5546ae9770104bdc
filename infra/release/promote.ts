import type { ReleaseDocument } from '@pehchan/release/document';
import { ConflictError, refuseIfAny, UserError } from '../lib/index.ts';
import { writeNote, type Note, type What } from './history.ts';
import { readGrants, ungranted, type Grants } from './grants.ts';
import type { Host } from './host.ts';
import { withSiteLock } from './lock.ts';
import type { Published } from './names.ts';
import { readPublished, type Description } from './published.ts';
import { documentAfter, readCurrent, serve, writeRelease } from './release-document.ts';
import type { Site } from './site.ts';
import { findBuildProblems, findReleaseProblems } from './validate.ts';

export interface Change extends Omit<Note, 'what'> {
  readonly what?: What;
  readonly host: Host;
}

/** Makes published versions the served ones, all of them or none. */
export async function promote(
  site: Site,
  versions: readonly Published[],
  change: Change,
): Promise<ReleaseDocument> {
  const previous = await readCurrent(site);
  const read = await Promise.all(versions.map((version) => readPublished(site, version)));
  return promoteRead(site, read, previous, change);
}

/**
 * The same of versions that were read and looked at already.
 * @param previous what was served when that began
 */
export async function promoteRead(
  site: Site,
  versions: readonly Description[],
  previous: ReleaseDocument | undefined,
  change: Change,
): Promise<ReleaseDocument> {
  // A rollback is urgent: it does not check grants.
  const grants = change.what === 'rollback' ? undefined : await readGrants(site);
  const next = planPromotion(previous, versions, change.host, grants);
  return release(site, previous, next, { what: 'promote', ...change });
}

/**
 * Reject what can't be served with this host.
 * @param grants undefined to skip the check of addresses
 */
export function planPromotion(
  previous: ReleaseDocument | undefined,
  versions: readonly Description[],
  host: Host,
  grants: Grants | undefined,
): ReleaseDocument {
  const remotes = { ...previous?.remotes };
  for (const { released, pages, files } of versions) {
    refuse(findBuildProblems(released, pages, Object.keys(files)));
    // A remote that was switched off stays off until somebody switches it on.
    remotes[released.name] = { ...released, enabled: remotes[released.name]?.enabled ?? true };
  }
  const next = documentAfter(previous, remotes);
  const changed = versions.map(({ released }) => released.name);
  refuse([
    ...findReleaseProblems(next, host, changed),
    ...(grants ? versions.flatMap(({ released }) => ungranted(released, grants)) : []),
  ]);
  return next;
}

/** Switches a remote off, or on again: its screens then say so, and nothing of it is fetched. */
export async function setEnabled(
  site: Site,
  remote: string,
  enabled: boolean,
  change: Change,
): Promise<ReleaseDocument> {
  const previous = await readCurrent(site);
  const served = previous?.remotes[remote];
  if (!previous || !served) throw new UserError(`${remote} isn't served.`);
  if (served.enabled === enabled) return previous;
  const next = documentAfter(previous, { ...previous.remotes, [remote]: { ...served, enabled } });
  // Switching off is the way out of whatever is wrong, so nothing stands in it.
  if (enabled) refuse(findReleaseProblems(next, change.host, [remote]));
  return release(site, previous, next, { ...change, what: enabled ? 'enable' : 'disable' });
}

/**
 * Serves a release, provided that the one it was built on is still the served one: of two people who promote
 * at once, the second is told, instead of silently undoing the first one's work.
 */
async function release(
  site: Site,
  previous: ReleaseDocument | undefined,
  next: ReleaseDocument,
  { what, by, reason }: Note,
): Promise<ReleaseDocument> {
  await withSiteLock(site, async () => {
    const served = await readCurrent(site);
    if (served?.id !== previous?.id) {
      throw new ConflictError(
        `Release ${served?.id} was promoted meanwhile, and this one was built on ${previous?.id ?? 'none'}. Try again.`,
      );
    }
    await Promise.all([writeNote(site, next.id, { what, by, reason }), writeRelease(site, next)]);
    await serve(site, next);
  });
  return next;
}

const refuse = (problems: readonly string[]) => refuseIfAny("This release can't be served", problems);
