import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteConfig, remoteConfigSchema } from '@pehchan/release/document';
import { remoteFolders, remoteNameOf } from '../../../remotes.ts';
import { listFiles, messageOf, ROOT, UserError } from '../../lib/index.ts';

export interface App {
  readonly folder: string;
  readonly workspace: string;
  readonly version: string;
  readonly dist: string;
}

export const shellApp = () => readApp(join(ROOT, 'shell'));

export const remoteApps = () => Promise.all(remoteFolders().map((folder) => readApp(join(ROOT, folder))));

/** Return the name of the remote in whose folder npm was started, so that a command need not name it. */
export async function ownRemote(): Promise<string | undefined> {
  const folder = dirname(process.env.npm_package_json ?? '');
  const app = (await remoteApps()).find((candidate) => candidate.folder === folder);
  return app && (await readRemoteConfig(app)).name;
}

export async function remoteApp(remote: string): Promise<App> {
  const names: string[] = [];
  for (const app of await remoteApps()) {
    const { name } = await readRemoteConfig(app);
    if (name === remote) return app;
    names.push(name);
  }
  throw new UserError(`There is no remote ${remote} here. The remotes are: ${names.join(', ')}.`);
}

export async function readRemoteConfig(app: App): Promise<RemoteConfig> {
  const file = join(app.folder, 'remote.config.ts');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const checked = await remoteConfigSchema.validate(config, { strict: true }).catch((error: unknown) => {
    throw new UserError(`${file}: ${messageOf(error)}`);
  });
  if (checked.name !== remoteNameOf(app.folder)) {
    throw new UserError(
      `${file}: the folder of the remote ${checked.name} must be named ${checked.name}-app.`,
    );
  }
  return checked;
}

async function readApp(folder: string): Promise<App> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as { name: string; version: string };
  return { folder, workspace: name, version, dist: join(folder, 'dist') };
}

/** @throws UserError if the app's build lacks a needed file */
export async function builtFiles({ dist, workspace }: App, needed: readonly string[]): Promise<string[]> {
  const names = await listFiles(dist).catch((): string[] => []);
  const missing = needed.find((name) => !names.includes(name));
  if (missing === undefined) return names;
  throw new UserError(`${dist} has no ${missing}: build ${workspace} first.`);
}
