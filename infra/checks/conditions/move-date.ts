import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binaryOf, findBinaries } from '../../launch/embedded/binaries.ts';
import { unpackFromDebian } from '../../launch/embedded/debian.ts';
import { type Lifetime, listFiles, UserError } from '../../lib/index.ts';

/**
 * Return variables that move the date for the clone's Node processes, their pages and the private MariaDB,
 * whose clock the API also reads.
 * @param folder an empty folder for the server with the moved clock
 */
export async function moveDate(
  days: number,
  clone: string,
  folder: string,
  { signal }: Lifetime,
): Promise<NodeJS.ProcessEnv> {
  const script = join(clone, 'infra', 'checks', 'conditions', 'moved-date.mjs');
  return {
    MOVED_DAYS: String(days),
    NODE_OPTIONS: `--import ${pathToFileURL(script).href}`,
    PATH: await movedMariadb(days, folder, signal),
  };
}

/** Write a MariaDB that runs under libfaketime. Return its folder, to be the first of PATH. */
async function movedMariadb(days: number, folder: string, signal: AbortSignal): Promise<string> {
  const { file, env } = binaryOf(await findBinaries(['mariadb'], signal), 'mariadb');
  const [unpacked] = await unpackFromDebian(['libfaketime'], signal, 'Unpacking libfaketime');
  const library = (await listFiles(unpacked?.folder ?? '')).find((name) =>
    name.endsWith('libfaketimeMT.so.1'),
  );
  if (!unpacked || !library) throw new UserError('libfaketime could not be unpacked.');
  const programs = join(folder, 'usr', 'sbin');
  await mkdir(programs, { recursive: true });
  // MariaDB is given the messages that lie beside its program.
  await symlink(join(dirname(dirname(file)), 'share'), join(folder, 'usr', 'share'));
  const variables = Object.entries({
    ...env,
    LD_PRELOAD: join(unpacked.folder, library),
    FAKETIME: `+${days}d`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }).map(([name, value]) => `export ${name}='${value}'`);
  const lines = ['#!/bin/sh', ...variables, `exec '${file}' "$@"`, ''];
  await writeFile(join(programs, 'mariadbd'), lines.join('\n'), { mode: 0o755 });
  return programs;
}
