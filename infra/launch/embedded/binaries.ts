import { constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exists, UserError } from '../../lib/index.ts';
import { ownEnvironment } from '../process/own-environment.ts';
import { canUnpackDebian, unpackFromDebian } from './debian.ts';

export type ServerName = 'mariadb' | 'redis' | 'caddy';

export interface Binary {
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
}

export type Binaries = Readonly<Partial<Record<ServerName, Binary>>>;

export function binaryOf(binaries: Binaries, name: ServerName): Binary {
  const binary = binaries[name];
  if (!binary) throw new Error(`No ${name} was looked for.`);
  return binary;
}

const PROGRAMS = {
  mariadb: { names: ['mariadbd', 'mysqld'], debian: 'mariadb-server-core', title: 'MariaDB' },
  redis: { names: ['redis-server', 'valkey-server'], debian: 'redis-tools', title: 'Redis' },
  caddy: { names: ['caddy'], debian: 'caddy', title: 'Caddy' },
} as const;

/** Folders that can contain servers but are often missing in PATH. */
const SERVER_FOLDERS = '/usr/sbin:/usr/local/sbin:/usr/libexec:/opt/homebrew/bin:/usr/local/bin';

/** Find servers on this system, else unpack Debian's packages into the project's cache. */
export async function findBinaries(needed: readonly ServerName[], signal: AbortSignal): Promise<Binaries> {
  const found: Partial<Record<ServerName, Binary>> = {};
  const missing: ServerName[] = [];
  for (const name of needed) {
    const file = await findOnSystem(PROGRAMS[name].names);
    if (file) found[name] = { file, env: ownEnvironment() };
    else missing.push(name);
  }
  if (missing.length === 0) return found;
  if (!(await canUnpackDebian())) throw new UserError(whatToInstall(missing));

  const packages = missing.map((name) => PROGRAMS[name].debian);
  const unpacked = await unpackFromDebian(packages, signal);
  for (const [index, name] of missing.entries()) {
    const { programs = [], env = {} } = unpacked[index] ?? {};
    const file = await firstOf(programs, PROGRAMS[name].names, constants.X_OK);
    if (!file) throw new UserError(whatToInstall([name]));
    found[name] = { file, env };
  }
  return found;
}

export function findOnSystem(names: readonly string[]): Promise<string | undefined> {
  const folders = [process.env.PATH, SERVER_FOLDERS].join(delimiter).split(delimiter);
  return firstOf(folders.filter(Boolean), names, constants.X_OK);
}

export async function firstOf(
  folders: readonly string[],
  names: readonly string[],
  mode?: number,
): Promise<string | undefined> {
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await exists(file, mode)) return file;
  }
  return undefined;
}

function whatToInstall(missing: readonly ServerName[]): string {
  const titles = missing.map((name) => PROGRAMS[name].title).join(', ');
  const hint =
    process.platform === 'darwin'
      ? `brew install ${missing.join(' ')}`
      : `install ${missing.join(' ')} with your system's package manager`;
  return `Not found on this system: ${titles}. Either ${hint}, or run everything in containers: see infra/README.md.`;
}
