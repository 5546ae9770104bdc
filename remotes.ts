import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** List the folders `<name>-app` with a `remote.config.ts`. */
export function remoteFolders(root = import.meta.dirname): string[] {
  return readdirSync(root)
    .filter((name) => name.endsWith('-app') && existsSync(path.join(root, name, 'remote.config.ts')))
    .sort();
}

/** Name a remote after its folder: `member-app` is `member`. */
export const remoteNameOf = (folder: string) => path.basename(folder).replace(/-app$/, '');

export const SHELL_PORT = 4000;

/** The file next to a remote's build that lists the build's files by screen, for publishing. */
export const PAGE_FILES = 'page-files.json';

export type DevelopedRemote = {
  name: string;
  folder: string;
  devPort: number;
  described: Record<string, unknown>;
};

export async function developedRemotes(root = import.meta.dirname): Promise<DevelopedRemote[]> {
  const remotes = await Promise.all(
    remoteFolders(root).map((folder) => developedRemote(path.join(root, folder))),
  );
  const owners = new Map([[SHELL_PORT, 'shell']]);
  for (const { name, devPort } of remotes) {
    const owner = owners.get(devPort);
    if (owner) throw new Error(`The port ${devPort} is ${owner}’s and ${name}’s: give one of them another.`);
    owners.set(devPort, name);
  }
  return remotes;
}

export async function developedRemote(folder: string): Promise<DevelopedRemote> {
  const file = path.join(folder, 'remote.config.ts');
  const { default: config, devPort } = (await import(pathToFileURL(file).href)) as {
    default: Record<string, unknown>;
    devPort?: unknown;
  };
  if (typeof devPort !== 'number') throw new Error(`${file} exports no devPort, such as 4001.`);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const described = { ...config, version: `${version}-dev`, entry: 'remoteEntry.js', enabled: true };
  return { name: remoteNameOf(folder), folder, devPort, described };
}
