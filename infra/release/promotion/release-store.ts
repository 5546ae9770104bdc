import type { ReleaseDocument } from '@pehchan/release/document';
import { exists, UserError } from '../../lib/index.ts';
import type { Bundle } from '../build/bundle.ts';
import { recordCheck, refuseUnchecked, type Check } from '../rules/matrix-checks.ts';
import { refuseUnreachable } from '../rules/reachable.ts';
import { readGrants } from '../store/grants.ts';
import { readHistory, reasonOf, type HistoryEntry, type Why } from '../store/history.ts';
import { readHost } from '../store/host.ts';
import { findPublished, refuseChanged } from '../store/published.ts';
import { readBefore, readCurrent } from '../store/release-document.ts';
import type { Published, Site } from '../store/site.ts';
import { takeSnapshot, type Snapshot } from '../store/snapshot.ts';
import { planPromotion, promoteRead, setEnabled, rollback } from './promote.ts';
import { listVersions, prune, type Keeping, type PublishedVersion } from './prune.ts';
import { publish } from './publish.ts';

export interface Served extends Published {
  readonly release: string;
  /** The previous version; undefined if the change was to switch a remote on or off. */
  readonly from?: string;
}

export interface Waiting extends Published {
  readonly waits: true;
}

export type Requested = Served | Waiting;

export interface ReleaseStore {
  publish(bundle: Bundle): Promise<Published>;
  /** Promote the last published version by default. With `unchecked`, no browser check is required. */
  promote(remote: string, version?: string, why?: Why): Promise<Requested>;
  /** Serve the previous version by default. A rollback is urgent, so it requires no browser check. */
  rollback(remote: string, version?: string, reason?: string): Promise<Served>;
  setEnabled(remote: string, enabled: boolean, reason?: string): Promise<Requested>;
  list(remote: string | undefined): Promise<PublishedVersion[]>;
  history(remote: string | undefined): Promise<HistoryEntry[]>;
  prune(remote: string | undefined, keeping: Keeping): Promise<Published[]>;
  recordCheck(check: Check): Promise<void>;
  requireCheckRight(): Promise<void>;
  /** Return the served files, plus the files of version `also`, so that a check can open that version. */
  snapshot(also?: Published): Promise<Snapshot>;
}

/** A store with direct access to the site's folder: its changes need no approval by the operator. */
export interface DirectoryStore extends ReleaseStore {
  promote(remote: string, version?: string, why?: Why): Promise<Served>;
  setEnabled(remote: string, enabled: boolean, reason?: string): Promise<Served>;
  /** Check whether a version could be promoted now, without serving it. Reject with the reason if not. */
  tryPromotion(remote: string, version?: string, why?: Why): Promise<Published>;
  lastPublished(remote: string): Promise<string>;
}

/** @param gateway the site's address, to fetch the files as a browser does */
export function directoryStore(site: Site, by: string, gateway?: string): DirectoryStore {
  const served = async (remote: string, release: ReleaseDocument): Promise<Served> => {
    const version = release.remotes[remote]?.version ?? '';
    const from = (await readBefore(site, release))?.remotes[remote]?.version;
    return { remote, version, release: release.id, ...(from !== version && { from }) };
  };
  const readChecked = async (remote: string, version: string | undefined, why: Why) => {
    // Read the served release before the checks: if it changes during the checks, the promotion is rejected.
    const [previous, host] = await Promise.all([readCurrent(site), readHost(site)]);
    const target = { remote, version: version ?? (await lastPublished(site, remote)) };
    const description = await findPublished(site, target);
    if (!why.unchecked) await refuseUnchecked(site, [{ ...target, shell: host.id }]);
    await Promise.all([
      refuseChanged(site, target, description),
      gateway && refuseUnreachable(gateway, previous, description),
    ]);
    return { previous, host, target, description };
  };
  return {
    publish: (bundle) => publish(site, bundle, by),
    async promote(remote, version, why = {}) {
      const { previous, host, description } = await readChecked(remote, version, why);
      const change = { host, by, reason: reasonOf(why) };
      return served(remote, await promoteRead(site, [description], previous, change));
    },
    async tryPromotion(remote, version, why = {}) {
      const { previous, host, target, description } = await readChecked(remote, version, why);
      planPromotion(previous, [description], host, await readGrants(site));
      return target;
    },
    lastPublished: (remote) => lastPublished(site, remote),
    rollback: async (remote, version, reason) =>
      served(remote, await rollback(site, remote, version, { host: await readHost(site), by, reason })),
    setEnabled: async (remote, enabled, reason) =>
      served(remote, await setEnabled(site, remote, enabled, { host: await readHost(site), by, reason })),
    async list(remote) {
      const versions = await listVersions(site, remote);
      if (versions.length === 0) await refuseUnknown(site, remote);
      return versions;
    },
    async history(remote) {
      const entries = await readHistory(site, remote);
      if (entries.length === 0) await refuseUnknown(site, remote);
      return entries;
    },
    async prune(remote, keeping) {
      await refuseUnknown(site, remote);
      return prune(site, keeping, remote);
    },
    recordCheck: (check) => recordCheck(site, check, by),
    requireCheckRight: () => Promise.resolve(),
    snapshot: (also) => takeSnapshot(site, also),
  };
}

/** Reject an unknown site or remote, so that an empty answer does not hide a wrong name. */
async function refuseUnknown(site: Site, remote: string | undefined): Promise<void> {
  if (!(await exists(site.folder))) {
    throw new UserError(
      `There is no site in ${site.folder}. npm start makes one, or name another with --site.`,
    );
  }
  if (remote !== undefined && remote !== 'shell') await lastPublished(site, remote);
}

async function lastPublished(site: Site, remote: string): Promise<string> {
  const versions = await listVersions(site, remote);
  const [last] = versions.sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  if (!last) {
    throw new UserError(
      `No version of ${remote} is published. Publish one first: npm run release -- publish ${remote}`,
    );
  }
  return last.version;
}
