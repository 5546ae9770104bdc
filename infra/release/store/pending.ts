import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, writeAtomically } from '../../lib/index.ts';
import { readDescription } from './published.ts';
import { checkedName, type Published, type Site } from './site.ts';

/** A team's request to serve a version, which waits for the operator's approval: at most one per remote. */
export interface Pending extends Published {
  readonly by: string;
  readonly at: string;
  /** Set if the team requests to switch the remote off while `version` is served. */
  readonly off?: true;
  readonly unchecked?: string;
  readonly reason?: string;
}

/** Write a request. It replaces an earlier one for the same remote. */
export async function writePending(site: Site, pending: Pending): Promise<void> {
  await writeAtomically(fileOf(site, pending.remote), JSON.stringify(pending));
}

export async function readPending(site: Site): Promise<Pending[]> {
  const names = (await readdir(site.pending).catch((): string[] => [])).filter((name) =>
    name.endsWith('.json'),
  );
  const read = await Promise.all(
    names.sort().map(async (name) => {
      const pending = JSON.parse(await readFile(join(site.pending, name), 'utf8')) as Pending;
      // Leave out a request if its version was pruned.
      return (await readDescription(site, pending)) ? [pending] : [];
    }),
  );
  return read.flat();
}

/** @param version the approved version, rejected if another version waits for approval by now */
export async function findPending(site: Site, remote: string, version?: string): Promise<Pending> {
  const pending = (await readPending(site)).find((candidate) => candidate.remote === remote);
  if (!pending) throw new UserError(`No version of ${remote} waits for approval.`);
  if (version === undefined || version === pending.version) return pending;
  throw new UserError(
    `${remote} ${pending.version} waits for approval, not ${version}. To see its changes: npm run release -- pending`,
  );
}

export async function removePending(site: Site, { remote }: Pick<Published, 'remote'>): Promise<void> {
  await rm(fileOf(site, remote), { force: true });
}

const fileOf = (site: Site, remote: string) => join(site.pending, `${checkedName(remote)}.json`);
