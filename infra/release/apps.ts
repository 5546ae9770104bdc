import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteConfig, remoteConfigSchema } from '@pehchan/contract/release';
import { Refusal } from '../lib/refusal.ts';
import { ROOT } from '../lib/repository.ts';
import { exists } from '../lib/files.ts';

/** A front end with a build of its own: the shell, or a remote. */
export interface App {
  readonly folder: string;
  /** Name of its npm workspace. */
  readonly workspace: string;
  readonly version: string;
  readonly dist: string;
}

export function shellApp(root = ROOT): Promise<App> {
  return readApp(join(root, 'shell'));
}

/** Every folder with a `remote.config.ts`: nothing else in the project lists the remotes. */
export async function remoteApps(root = ROOT): Promise<App[]> {
  const apps: App[] = [];
  for (const name of (await readdir(root)).sort()) {
    const folder = join(root, name);
    if (await exists(join(folder, 'remote.config.ts'))) apps.push(await readApp(folder));
  }
  return apps;
}

/** The app behind a remote's name. */
export async function remoteApp(remote: string): Promise<App> {
  const names: string[] = [];
  for (const app of await remoteApps()) {
    const { name } = await readRemoteConfig(app);
    if (name === remote) return app;
    names.push(name);
  }
  throw new Refusal(`There is no remote ${remote} here; there are: ${names.join(', ')}.`);
}

export async function readRemoteConfig(app: App): Promise<RemoteConfig> {
  const file = join(app.folder, 'remote.config.ts');
  const module: unknown = await import(pathToFileURL(file).href);
  const config =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  try {
    return await remoteConfigSchema.validate(config, { strict: true });
  } catch (error) {
    throw new Refusal(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readApp(folder: string): Promise<App> {
  const { name, version } = await readPackage(folder);
  return { folder, workspace: name, version, dist: join(folder, 'dist') };
}

async function readPackage(folder: string): Promise<{ name: string; version: string }> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}
