import { readFile } from 'node:fs/promises';
import type { RemoteConfig } from '@pehchan/release/document';
import { UserError, writeAtomically } from '../../lib/index.ts';
import { withSiteLock } from './lock.ts';
import { readCurrent } from './release-document.ts';
import type { Site } from './site.ts';

export interface Grant {
  /** First parts of the addresses that a remote can have, such as `/calendar`; `/` is only the first page. */
  readonly paths: readonly string[];
  /** Largest size of one of the remote's screens, in compressed kilobytes. */
  readonly screenKb?: number;
  /** Whether the remote's styles can change the whole page. */
  readonly styles?: boolean;
}

export type Grants = Readonly<Record<string, Grant>>;

/** Addresses granted on a new site: the specification's, and those that the two remotes added later. */
const FIRST: Grants = {
  member: {
    paths: [
      ...['/', '/add-profile', '/update-profile', '/profile', '/search-profiles'],
      ...['/my-family', '/shortlist'],
    ],
  },
  admin: {
    paths: [
      ...['/rejected-profiles', '/total-biodata', '/approvedbiodata', '/biodata', '/userlist'],
      ...['/dashboard', '/settings', '/trace', '/admin', '/reports'],
    ],
  },
};

/** Return each remote's allowed addresses. Without the file (previous release): those served at present. */
export async function readGrants(site: Site): Promise<Grants> {
  const text = await readFile(site.grants, 'utf8').catch(() => undefined);
  if (text !== undefined) return parsed(text, site);
  return Object.values((await readCurrent(site))?.remotes ?? {}).reduce(withOwnPaths, FIRST);
}

function parsed(text: string, { grants }: Site): Grants {
  try {
    return JSON.parse(text) as Grants;
  } catch {
    throw new UserError(`${grants} can’t be read. Fix it, or delete it to grant the served addresses.`);
  }
}

export const grant = async (site: Site, remote: string, more: Partial<Grant>): Promise<Grant> =>
  grantOf(await change(site, (grants) => withGrant(grants, remote, more)), remote);

/** Remove paths from a remote's grant. A version that is already served stays served. */
export async function revoke(site: Site, remote: string, paths: readonly string[]): Promise<Grant> {
  const left = (had: Grant) => ({ ...had, paths: had.paths.filter((path) => !paths.includes(path)) });
  const without = (grants: Grants) => ({ ...grants, [remote]: left(grantOf(grants, remote)) });
  return grantOf(await change(site, without), remote);
}

/**
 * Grant each remote its own paths: an operator who builds a remote agrees to its paths. Also store the grants
 * of a site of the previous release.
 */
export async function grantBuilt(site: Site, configs: readonly RemoteConfig[]): Promise<void> {
  await change(site, (grants) => configs.reduce(withOwnPaths, grants));
}

/** Return why routes are refused: without a grant, or because they match addresses of other remotes. */
export function ungranted({ name, routes }: RemoteConfig, grants: Grants): string[] {
  return routes.flatMap(({ path }) => {
    const first = firstPart(path);
    if (/[:*]/.test(first)) return `${path} of ${name} would match addresses of other remotes.`;
    if (isGranted(grants, name, first)) return [];
    return `${path} is not granted to ${name}: its addresses begin with /${name}. The operator can grant more: npm run release -- grant ${name} ${first}`;
  });
}

/** `/Events/:id` → `/events`: the router ignores letter case. */
export const firstPart = (path: string) => `/${path.toLowerCase().split('/').filter(Boolean)[0] ?? ''}`;

const grantOf = (grants: Grants, remote: string): Grant => grants[remote] ?? { paths: [] };

const isGranted = (grants: Grants, remote: string, first: string) =>
  first === `/${remote}` || grantOf(grants, remote).paths.includes(first);

function withGrant(grants: Grants, remote: string, { paths = [], ...rest }: Partial<Grant>): Grants {
  const had = grantOf(grants, remote);
  return { ...grants, [remote]: { ...had, ...rest, paths: [...new Set([...had.paths, ...paths])] } };
}

const withOwnPaths = (grants: Grants, { name, routes }: RemoteConfig) =>
  withGrant(grants, name, { paths: routes.map(({ path }) => firstPart(path)) });

const change = (site: Site, next: (grants: Grants) => Grants): Promise<Grants> =>
  withSiteLock(site, async () => {
    const grants = next(await readGrants(site));
    await writeAtomically(site.grants, JSON.stringify(grants, null, 2));
    return grants;
  });
