import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileError, freeMebibytes, UserError, writeAtomically } from '../lib/index.ts';

/** Required free space in MiB: with less, a start fails half-way. */
const SPACE_TO_START = 200;

export type DataDir = ReturnType<typeof foldersIn>;

const foldersIn = (path: string) => ({
  path,
  mariadb: join(path, 'mariadb'),
  redis: join(path, 'redis'),
  site: join(path, 'site'),
  logs: join(path, 'logs'),
  /** A folder for process ids, sockets and ports, which have no use after a stop. */
  run: join(path, 'run'),
  temporary: join(path, 'temporary'),
  secrets: join(path, 'secrets'),
  gateway: join(path, 'gateway'),
});

/** Make the folders of a data directory. @throws UserError if that is impossible */
export async function openDataDir(path: string): Promise<DataDir> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const real = await realpath(path);
    const free = await freeMebibytes(real);
    if (free < SPACE_TO_START) {
      throw new UserError(
        `The disk that holds ${real} has only ${free} MiB free, and ${SPACE_TO_START} MiB are needed. Make room on it, or set DATA_DIR to a folder on another disk.`,
      );
    }
    const folders = foldersIn(real);
    // Do not make MariaDB's folder: the first start prepares it elsewhere and moves it here when complete.
    const { mariadb: _, ...others } = folders;
    for (const folder of [...Object.values(others), join(real, 'photos'), join(real, 'outbox')]) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
    const probe = join(folders.run, 'probe');
    await writeFile(probe, '');
    await rm(probe);
    return folders;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = explainFileError(error, path);
    throw reason ? new UserError(reason) : error;
  }
}

/** Return a secret of the site. The first call makes and stores the secret, readable only by its owner. */
export async function keepSecret(dataDir: DataDir, name: string): Promise<string> {
  const file = join(dataDir.secrets, name);
  const known = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (known !== '') return known;
  const secret = randomBytes(32).toString('hex');
  await writeAtomically(file, `${secret}\n`, 0o600);
  return secret;
}

export type PortName = 'mariadb' | 'redis' | 'api';
export type Ports = Partial<Record<PortName, number>>;

export const recallPorts = (dataDir: DataDir): Promise<Ports> =>
  readFile(portsFile(dataDir), 'utf8')
    .then((text) => JSON.parse(text) as Ports)
    .catch(() => ({}));

export const rememberPorts = (dataDir: DataDir, ports: Ports) =>
  writeFile(portsFile(dataDir), JSON.stringify(ports));

const portsFile = (dataDir: DataDir) => join(dataDir.run, 'ports.json');
