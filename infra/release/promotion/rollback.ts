import type { ReleaseDocument } from '@pehchan/release/document';
import { UserError } from '../../lib/index.ts';
import { changesBack, wasServed } from '../store/history.ts';
import { promoteRead, type Change } from './promote.ts';
import { readDescription, readPublished } from '../store/published.ts';
import { readCurrent } from '../store/release-document.ts';
import type { Site } from '../store/site.ts';

/** Serve an earlier version again, by default the one before the current one. */
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
 * Return what was served when the current version was promoted, or an earlier version if that was pruned. A
 * rollback doesn't count as a promotion: two rollbacks in a row go two versions back.
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
