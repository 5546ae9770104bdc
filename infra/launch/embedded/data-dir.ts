import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileError, Refusal } from '../../lib/refusal.ts';

const MIB = 1024 * 1024;
/** A new MariaDB takes about 50 MiB, the site 20; less than this fails half-way. */
const SPACE_TO_START = 200 * MIB;

/** The folders of one installation's data. All of it survives a stop. */
export interface DataDir {
  readonly path: string;
  readonly mariadb: string;
  readonly redis: string;
  readonly site: string;
  readonly logs: string;
  /** Process ids, sockets, ports: worth nothing once everything is stopped. */
  readonly run: string;
  readonly secrets: string;
  readonly gateway: string;
}

/** Makes the folders, and refuses with one sentence when the place can't hold them. */
export async function openDataDir(path: string): Promise<DataDir> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const real = await realpath(path);
    const { bavail, bsize } = await statfs(real);
    const free = bavail * bsize;
    if (free < SPACE_TO_START) throw new Refusal(diskFull(real, free));
    const folders: DataDir = {
      path: real,
      mariadb: join(real, 'mariadb'),
      redis: join(real, 'redis'),
      site: join(real, 'site'),
      logs: join(real, 'logs'),
      run: join(real, 'run'),
      secrets: join(real, 'secrets'),
      gateway: join(real, 'gateway'),
    };
    const made = [folders.redis, folders.site, folders.logs, folders.run, folders.secrets, folders.gateway];
    for (const folder of [...made, join(real, 'photos'), join(real, 'outbox')]) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
    const probe = join(folders.run, 'probe');
    await writeFile(probe, '');
    await rm(probe);
    return folders;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = explainFileError(error, path);
    throw reason ? new Refusal(reason) : error;
  }
}

/** A secret that is made once and then kept, readable by its owner alone. */
export async function keepSecret(dataDir: DataDir, name: string): Promise<string> {
  const file = join(dataDir.secrets, name);
  const known = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (known !== '') return known;
  const secret = randomBytes(32).toString('hex');
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${secret}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, file);
  return secret;
}

export type PortName = 'mariadb' | 'redis' | 'api';
export type Ports = Partial<Record<PortName, number>>;

/** The ports of the last start: the same ones are taken again while they are free. */
export async function recallPorts(dataDir: DataDir): Promise<Ports> {
  try {
    return JSON.parse(await readFile(portsFile(dataDir), 'utf8')) as Ports;
  } catch {
    return {};
  }
}

export async function rememberPorts(dataDir: DataDir, ports: Ports): Promise<void> {
  await writeFile(portsFile(dataDir), JSON.stringify(ports));
}

function portsFile(dataDir: DataDir): string {
  return join(dataDir.run, 'ports.json');
}

function diskFull(path: string, free: number): string {
  return (
    `The disk that holds ${path} has only ${Math.floor(free / MIB)} MiB free, and ${SPACE_TO_START / MIB} MiB are needed. ` +
    'Make room on it, or set DATA_DIR to a folder on another disk.'
  );
}
