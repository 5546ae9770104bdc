import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleasedRemote, releasedRemoteSchema } from '@pehchan/release/document';
import { remoteUpToDate, type RemoteBefore } from '@pehchan/release/up-to-date';
import { array, lazy, object, string, type ISchema } from 'yup';
import { integrityOf, listFiles, refuseIfAny, UserError } from '../lib/index.ts';
import { wasServed } from './history.ts';
import { checkedName, type Published } from './names.ts';
import type { Site } from './site.ts';

/**
 * Lies in each published version and says all of it that a release needs, so that promoting needs no sources.
 */
export const DESCRIPTION = 'remote.json';

/**
 * Of a version's files: compressed twins are what the gateway sends in a file's place, which whoever asks
 * unpacks; maps are for developers.
 */
export const NOT_FETCHED = /\.(br|gz|map)$/;

/** What a published version says of itself. */
export interface Description {
  readonly released: ReleasedRemote;
  readonly pages: readonly string[];
  /** Each file's hash, compressed twins included. */
  readonly files: Readonly<Record<string, string>>;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/** An object with any names, whose values all have this schema. */
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

/** Where browsers find it. */
export function baseOf({ remote, version }: Published): string {
  return `/remotes/${remote}/${version}/`;
}

/** Undefined when nothing whole was published under this name, or what lies there calls itself by another. */
export async function readDescription(site: Site, published: Published): Promise<Description | undefined> {
  const file = join(versionFolder(site, published), DESCRIPTION);
  const written: unknown = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const description = withReleasedUpToDate(written);
  return isDescriptionOf(published, description) ? description : undefined;
}

/** A version's directory never changes: what the release before wrote is read as today's form. */
function withReleasedUpToDate(written: unknown): unknown {
  const description = written as { released?: RemoteBefore } | undefined;
  return description?.released ? { ...description, released: remoteUpToDate(description.released) } : written;
}

function isDescriptionOf(published: Published, description: unknown): description is Description {
  if (!descriptionSchema.isValidSync(description, { strict: true })) return false;
  const { name, version, base } = description.released;
  return name === published.remote && version === published.version && base === baseOf(published);
}

/** What was published under this name, after checking that every file of it is still what was published. */
export async function readPublished(site: Site, published: Published): Promise<Description> {
  const description = await findPublished(site, published);
  await refuseChanged(site, published, description);
  return description;
}

/** Refuses a name under which nothing is published. */
export async function findPublished(site: Site, published: Published): Promise<Description> {
  const description = await readDescription(site, published);
  if (description) return description;
  const { remote, version } = published;
  const why = (await wasServed(site, published)) ? 'is no longer there' : 'was never published';
  throw new UserError(`${remote} ${version} ${why}. What there is: npm run release -- list ${remote}`);
}

/** Whether every file is there and is the one that was published. */
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
