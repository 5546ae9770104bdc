import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { exists, type Lifetime, UserError } from '../../lib/index.ts';
import { pidFileOf, startService } from '../process/service.ts';
import { type Binary, firstOf } from './binaries.ts';
import { bufferPoolFor, ownMemory } from './buffer-pool.ts';
import { findDatabaseProblem } from './check-servers.ts';
import { keepSecret, type DataDir } from '../data-dir.ts';

const USER = 'pehchan';
const SERVICE_USER = 'pehchan_api';
const DATABASE = 'pehchan';
/** A relative path, because a socket's path is limited to about 100 bytes. */
const SOCKET = '--socket=../run/mariadb.sock';
/** The configuration of MariaDB. MySQL in containers reads the same file. */
export const MYSQL_CONFIG = join(import.meta.dirname, 'mysql.cnf');

interface MariadbOptions {
  readonly dataDir: DataDir;
  readonly binary: Binary;
  readonly port: number;
  /** For tests: the database user can make and drop any database, and data need not survive a crash. */
  readonly scratch?: boolean;
}

export async function databaseUrlAt(dataDir: DataDir, port: number): Promise<string> {
  return `mysql://${USER}:${await keepSecret(dataDir, 'mariadb')}@127.0.0.1:${port}/${DATABASE}`;
}

export async function serviceUrlAt(dataDir: DataDir, port: number): Promise<string> {
  return `mysql://${SERVICE_USER}:${await servicePassword(dataDir)}@127.0.0.1:${port}/${DATABASE}`;
}

const servicePassword = (dataDir: DataDir) => keepSecret(dataDir, 'mariadb-api');

export async function startMariadb(
  { dataDir, binary, port, scratch = false }: MariadbOptions,
  lifetime: Lifetime,
): Promise<string> {
  const distribution = await describe(binary);
  await initialise(dataDir, binary, distribution, lifetime.signal);

  const password = await keepSecret(dataDir, 'mariadb');
  const initFile = join(dataDir.run, 'mariadb-init.sql');
  await writeFile(initFile, accountSql(password, await servicePassword(dataDir), scratch), { mode: 0o600 });

  const url = await databaseUrlAt(dataDir, port);
  await startService(
    {
      name: distribution.name,
      id: 'mariadb',
      dataDir,
      file: binary.file,
      args: [
        `--defaults-file=${MYSQL_CONFIG}`,
        ...commonArgs(dataDir, dataDir.mariadb, distribution),
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        SOCKET,
        `--pid-file=${pidFileOf(dataDir, 'mariadb')}`,
        `--init-file=${initFile}`,
        `--innodb-buffer-pool-size=${bufferPoolFor(ownMemory())}`,
        ...(scratch ? ['--innodb-flush-log-at-trx-commit=0'] : []),
        ...(distribution.isMysql ? ['--mysqlx=OFF', '--disable-log-bin'] : []),
      ],
      env: binary.env,
      cwd: dataDir.path,
      isReady: async () => (await findDatabaseProblem(url)) === undefined,
    },
    lifetime,
  );
  return url;
}

type Distribution = Awaited<ReturnType<typeof describe>>;

async function describe(binary: Binary) {
  const { stdout } = await execa(binary.file, ['--no-defaults', '--version'], {
    env: binary.env,
    extendEnv: false,
  });
  const isMysql = !/mariadb/i.test(stdout);
  const prefix = dirname(dirname(await realpath(binary.file)));
  const shares = ['share/mysql', 'share/mariadb', 'share'].map((part) => join(prefix, part));
  const inShare = await firstOf(shares, isMysql ? ['charsets'] : SYSTEM_TABLES.flat());
  const share = inShare && dirname(inShare);
  return {
    name: isMysql ? 'MySQL' : 'MariaDB',
    isMysql,
    share,
    // Only an unpacked MariaDB needs the folder of its plugins: an installed one finds the plugins itself.
    plugins: prefix === '/usr' ? undefined : share,
  };
}

function commonArgs(dataDir: DataDir, datadir: string, { share, plugins, isMysql }: Distribution): string[] {
  return [
    `--datadir=${datadir}`,
    // MariaDB empties its temporary folder at its start. In a shared one, other servers would lose tables.
    `--tmpdir=${dataDir.temporary}`,
    ...(share ? [`--lc-messages-dir=${share}`, `--character-sets-dir=${join(share, 'charsets')}`] : []),
    ...(plugins ? [`--plugin-dir=${plugins}`] : []),
    ...(isMysql ? ['--secure-file-priv=NULL'] : ['--innodb-log-file-size=32M']),
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
}

/** Make the database in a folder beside the final one. Rename the folder when the database is complete. */
async function initialise(
  dataDir: DataDir,
  binary: Binary,
  distribution: Distribution,
  signal: AbortSignal,
): Promise<void> {
  if (await exists(dataDir.mariadb)) return;
  for (const name of await readdir(dataDir.path)) {
    if (name.startsWith('mariadb.new')) await rm(join(dataDir.path, name), { recursive: true });
  }
  const fresh = `${dataDir.mariadb}.new`;
  const run = (args: string[], input: string) =>
    execa(binary.file, ['--no-defaults', ...commonArgs(dataDir, fresh, distribution), ...args], {
      input,
      env: binary.env,
      extendEnv: false,
      cancelSignal: signal,
      reject: false,
    });
  if (!distribution.isMysql) await mkdir(fresh, { mode: 0o700 });
  const result = distribution.isMysql
    ? await run(['--initialize-insecure'], '')
    : await run(
        ['--bootstrap', '--skip-networking', '--max_allowed_packet=8M'],
        await bootstrapSql(distribution.share),
      );
  signal.throwIfAborted();
  if (result.exitCode !== 0) {
    const reason = result.stderr.split('\n').find((line) => line.includes('[ERROR]')) ?? result.stderr.trim();
    throw new UserError(
      `${distribution.name} could not make its data in ${dataDir.path}: ${reason.slice(0, 300)}`,
    );
  }
  await rename(fresh, dataDir.mariadb);
}

const SYSTEM_TABLES = ['system_tables', 'performance_tables', 'system_tables_data'].map((name) => [
  `mysql_${name}.sql`,
  `mariadb_${name}.sql`,
]);
const INSTEAD = 'Reinstall it, or run everything in containers: see infra/README.md.';

/** Return the SQL that the script mariadb-install-db runs. The script needs programs we do not unpack. */
async function bootstrapSql(share: string | undefined): Promise<string> {
  if (!share) {
    throw new UserError(`The MariaDB of this system lacks its system tables. ${INSTEAD}`);
  }
  const parts = ['create database mysql;', 'use mysql;', 'SET @auth_root_socket=NULL;'];
  for (const names of SYSTEM_TABLES) {
    const file = await firstOf([share], names);
    if (!file) throw new UserError(`MariaDB's ${names[0]} is missing in ${share}. ${INSTEAD}`);
    parts.push(await readFile(file, 'utf8'));
  }
  return parts.join('\n');
}

/** Return the SQL that makes the database and sets its users' passwords, before the first connection. */
function accountSql(password: string, servicePassword: string, scratch: boolean): string {
  const account = `'${USER}'@'127.0.0.1'`;
  const service = `'${SERVICE_USER}'@'127.0.0.1'`;
  return `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
CREATE USER IF NOT EXISTS ${account} IDENTIFIED BY '${password}';
ALTER USER ${account} IDENTIFIED BY '${password}';
GRANT ALL ON ${scratch ? '*.*' : `\`${DATABASE}%\`.*`} TO ${account} WITH GRANT OPTION;
CREATE USER IF NOT EXISTS ${service} IDENTIFIED BY '${servicePassword}';
ALTER USER ${service} IDENTIFIED BY '${servicePassword}';
ALTER USER IF EXISTS 'root'@'localhost' ACCOUNT LOCK;
ALTER USER IF EXISTS 'root'@'127.0.0.1' ACCOUNT LOCK;
ALTER USER IF EXISTS 'root'@'::1' ACCOUNT LOCK;
`;
}
