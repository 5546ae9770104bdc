import type { ReleaseDocument } from '@pehchan/release/document';
import { ConflictError, refuseIfAny, UserError } from '../../lib/index.ts';
import { findBuildProblems, findReleaseProblems } from '../rules/validate.ts';
import { readGrants, ungranted, type Grants } from '../store/grants.ts';
import { changesBack, wasServed, writeNote, type Note, type What } from '../store/history.ts';
import type { Host } from '../store/host.ts';
import { withSiteLock } from '../store/lock.ts';
import { readDescription, readPublished, type Description } from '../store/published.ts';
import { documentAfter, readCurrent, serve, writeRelease } from '../store/release-document.ts';
import type { Published, Site } from '../store/site.ts';

export interface Change extends Omit<Note, 'what'> {
  readonly what?: What;
  readonly host: Host;
}

/** Serve all given versions, or change nothing if one of them fails a check. */
export async function promote(
  site: Site,
  versions: readonly Published[],
  change: Change,
): Promise<ReleaseDocument> {
  const previous = await readCurrent(site);
  const read = await Promise.all(versions.map((version) => readPublished(site, version)));
  return promoteRead(site, read, previous, change);
}

/** @param previous the release that was served when the checks of `versions` began */
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

/** @param grants the paths that each remote was granted; undefined skips that check */
export function planPromotion(
  previous: ReleaseDocument | undefined,
  versions: readonly Description[],
  host: Host,
  grants: Grants | undefined,
): ReleaseDocument {
  const remotes = { ...previous?.remotes };
  for (const { released, pages, files } of versions) {
    refuse(findBuildProblems(released, pages, Object.keys(files)));
    // Promoting a remote that was switched off does not switch it on.
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
  // Switch a remote off without checks, because that ends any problem of its version.
  if (enabled) refuse(findReleaseProblems(next, change.host, [remote]));
  return release(site, previous, next, { ...change, what: enabled ? 'enable' : 'disable' });
}

export async function rollback(
  site: Site,
  remote: string,
  version: string | undefined,
  change: Change,
): Promise<ReleaseDocument> {
  const previous = await readCurrent(site);
  const target = version ?? (await versionBefore(site, remote));
  if (!(await wasServed(site, { remote, version: target }))) {
    throw new UserError(
      `${remote} ${target} was never served. To serve it: npm run release -- promote ${remote} ${target}`,
    );
  }
  const read = await readPublished(site, { remote, version: target });
  return promoteRead(site, [read], previous, { ...change, what: 'rollback' });
}

/**
 * Return the version that the promotion of the current one replaced, or an earlier one if that was pruned.
 * A rollback doesn't count as a promotion: two rollbacks in a row go two versions back.
 */
export async function versionBefore(site: Site, remote: string): Promise<string> {
  const present = (await readCurrent(site))?.remotes[remote]?.version;
  if (present === undefined) {
    throw new UserError(`${remote} isn't served, so it can't be rolled back.`);
  }
  let later = present;
  for await (const change of changesBack(site)) {
    const { what, from, to } = change;
    if (change.remote !== remote || what === 'rollback' || to !== later || from === to) continue;
    if (from === undefined) break;
    if (await readDescription(site, { remote, version: from })) return from;
    later = from;
  }
  throw new UserError(
    `No version of ${remote} that was served before ${present} is still stored. To list its versions: npm run release -- list ${remote}. To switch it off: npm run release -- disable ${remote}`,
  );
}

/**
 * Serve a release if the release that it was built on is still served. Otherwise a second, simultaneous
 * promotion would silently undo the first.
 * @throws ConflictError if another release is served by now
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
        `Release ${served?.id} was promoted in the meantime; this one is based on ${previous?.id ?? 'none'}. Try again.`,
      );
    }
    await Promise.all([writeNote(site, next.id, { what, by, reason }), writeRelease(site, next)]);
    await serve(site, next);
  });
  return next;
}

const refuse = (problems: readonly string[]) => refuseIfAny("This release can't be served", problems);
