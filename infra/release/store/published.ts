import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleasedRemote, releasedRemoteSchema } from '@pehchan/release/document';
import { remoteUpToDate, type RemoteBefore } from '@pehchan/release/up-to-date';
import { array, lazy, object, string, type ISchema } from 'yup';
import { integrityOf, listFiles, refuseIfAny, UserError } from '../../lib/index.ts';
import { wasServed } from './history.ts';
import { checkedName, type Published, type Site } from './site.ts';

/** Name of a file in each published version with all data that a promotion needs without the sources. */
export const DESCRIPTION = 'remote.json';

/** Files that browsers never request by name: variants compressed for the gateway, and source maps. */
export const NOT_FETCHED = /\.(br|gz|map)$/;

export interface Description {
  readonly released: ReleasedRemote;
  readonly pages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

export const recordOf = (schema: ISchema<unknown>) =>
  lazy((value: unknown) => {
    const names = typeof value === 'object' && value ? Object.keys(value) : [];
    return object(Object.fromEntries(names.map((name) => [name, schema]))).required();
  });

const descriptionSchema = object({
  released: releasedRemoteSchema.required(),
  pages: array(string().required()).required(),
  files: recordOf(string().required()),
  publishedAt: string().required(),
  publishedBy: string().required(),
}).required();

export function versionFolder(site: Site, { remote, version }: Published): string {
  return join(site.remotes, checkedName(remote), checkedName(version));
}

export function baseOf({ remote, version }: Published): string {
  return `/remotes/${remote}/${version}/`;
}

/** Return undefined if no complete version has this name, or if its description names another version. */
export async function readDescription(site: Site, published: Published): Promise<Description | undefined> {
  const file = join(versionFolder(site, published), DESCRIPTION);
  const written: unknown = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const { released } = (written ?? {}) as { released?: RemoteBefore };
  // A published description is never rewritten, so it can still have the format of the previous release.
  const description: unknown = released
    ? { ...(written as object), released: remoteUpToDate(released) }
    : written;
  if (!descriptionSchema.isValidSync(description, { strict: true })) return undefined;
  const { name, version, base } = description.released;
  const isOwn = name === published.remote && version === published.version && base === baseOf(published);
  return isOwn ? (description as Description) : undefined;
}

/** Read a version, and check that each of its files is unchanged. */
export async function readPublished(site: Site, published: Published): Promise<Description> {
  const description = await findPublished(site, published);
  await refuseChanged(site, published, description);
  return description;
}

export async function findPublished(site: Site, published: Published): Promise<Description> {
  const description = await readDescription(site, published);
  if (description) return description;
  const { remote, version } = published;
  const why = (await wasServed(site, published)) ? 'was removed' : 'was never published';
  throw new UserError(`${remote} ${version} ${why}. To list its versions: npm run release -- list ${remote}`);
}

export async function refuseChanged(site: Site, published: Published, { files }: Description): Promise<void> {
  const folder = versionFolder(site, published);
  const there = new Set(await listFiles(folder));
  const problems = await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      if (!there.has(file)) return `${file} is missing.`;
      return (await integrityOf(join(folder, file))) === integrity
        ? []
        : `${file} is not the file that was published.`;
    }),
  );
  refuseIfAny(`${published.remote} ${published.version} can't be served`, problems.flat());
}
