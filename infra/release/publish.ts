import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releasedRemoteSchema, type RemoteConfig, type ReleasedRemote } from '@pehchan/contract/release';
import { Refusal } from '../refusal.ts';
import { readRemoteConfig, type App } from './apps.ts';
import { exists, hashFiles, integrityOf, listFiles, writeAtomically } from './files.ts';
import { precompress } from './precompress.ts';
import type { Site } from './site.ts';

const ENTRY = 'remoteEntry.js';
const MANIFEST = 'mf-manifest.json';
/** Lies in each published version and says all of it that a release needs, so that promoting needs no sources. */
const DESCRIPTION = 'remote.json';

/** Names a published version. */
export interface Published {
  readonly remote: string;
  readonly version: string;
}

/** Copies a remote's build into a directory that never changes again. One that is already there is left alone. */
export async function publish(site: Site, app: App): Promise<Published> {
  const config = await readRemoteConfig(app);
  const names = await listBuild(app);
  const content = await hashFiles(app.dist, names);
  const version = `${app.version}-${shortHash(content, config)}`;
  const target = versionFolder(site, config.name, version);
  if (await exists(target)) return { remote: config.name, version };

  const work = `${target}.${process.pid}.tmp`;
  try {
    await mkdir(work, { recursive: true });
    for (const name of names) await cp(join(app.dist, name), join(work, name));
    const description: ReleasedRemote = {
      ...config,
      version,
      base: `/remotes/${config.name}/${version}/`,
      entry: ENTRY,
      integrity: await integrityOf(join(work, ENTRY)),
      enabled: true,
      manifest: JSON.parse(await readFile(join(work, MANIFEST), 'utf8')) as Record<string, unknown>,
    };
    await writeAtomically(join(work, DESCRIPTION), JSON.stringify(description));
    await precompress(work, names);
    await rename(work, target);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
  return { remote: config.name, version };
}

/** What was published under this name, after checking that its entry is still the file that was published. */
export async function readPublished(site: Site, { remote, version }: Published): Promise<ReleasedRemote> {
  const folder = versionFolder(site, remote, version);
  if (!(await exists(join(folder, DESCRIPTION)))) {
    throw new Refusal(`${remote} ${version} was never published to ${site.folder}.`);
  }
  const description: unknown = JSON.parse(await readFile(join(folder, DESCRIPTION), 'utf8'));
  const released = await releasedRemoteSchema.validate(description, { strict: true });
  if ((await integrityOf(join(folder, released.entry))) !== released.integrity) {
    throw new Refusal(`${remote} ${version}: ${released.entry} is not the file that was published.`);
  }
  return released;
}

function versionFolder(site: Site, remote: string, version: string): string {
  return join(site.remotes, remote, version);
}

async function listBuild(app: App): Promise<string[]> {
  const names = await listFiles(app.dist).catch((): string[] => []);
  for (const needed of [ENTRY, MANIFEST]) {
    if (!names.includes(needed)) {
      throw new Refusal(`${app.dist} has no ${needed}: build ${app.workspace} first.`);
    }
  }
  return names;
}

/** Routes are data beside the code: other routes make another version of the same build. */
function shortHash(content: string, config: RemoteConfig): string {
  return createHash('sha256').update(content).update(JSON.stringify(config)).digest('hex').slice(0, 10);
}
