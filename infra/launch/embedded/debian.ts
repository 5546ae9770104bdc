import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE, exists, explainFileError, freeMebibytes, step, UserError } from '../../lib/index.ts';
import { ownEnvironment } from '../process/own-environment.ts';

// execa may be missing: a first start runs this file while npm installs the packages.
const run = promisify(execFile);

const UNPACKED = join(CACHE, 'debian');
const SPACE_TO_UNPACK = 400;

/** Debian packages to leave out: the servers run without them, and the C library must be the system's own. */
const NOT_NEEDED =
  /^(libc6$|libc-|perl|libperl|libdb|libgdbm|adduser|debconf|lsb-|init-system|passwd|systemd|psmisc|procps)/;

export async function canUnpackDebian(): Promise<boolean> {
  const tools = ['/usr/bin/apt-get', '/usr/bin/dpkg'].map((tool) => exists(tool, constants.X_OK));
  return (await Promise.all(tools)).every(Boolean);
}

/** Unpack Debian packages with their dependencies, as any user. The system is unchanged; no script runs. */
export async function unpackFromDebian(
  packages: readonly string[],
  signal: AbortSignal,
  label = 'Unpacking the private servers',
) {
  const missing: string[] = [];
  for (const name of packages) if (!(await isComplete(folderOf(name)))) missing.push(name);
  if (missing.length > 0) {
    await step(label, () => unpackAll(missing, signal)).catch((error: unknown) => {
      throw userErrorOf(error);
    });
  }
  const describe = async (folder: string) => ({
    folder,
    programs: ['usr/sbin', 'usr/bin'].map((part) => join(folder, part)),
    env: await libraryEnv(folder),
  });
  return Promise.all(packages.map((name) => describe(folderOf(name))));
}

const folderOf = (name: string) => join(UNPACKED, name);

const isComplete = (folder: string) => exists(join(folder, 'complete'));

async function unpackAll(packages: readonly string[], signal: AbortSignal): Promise<void> {
  await mkdir(UNPACKED, { recursive: true });
  const folder = await mkdtemp(join(UNPACKED, 'work.'));
  // apt misreads quotes and blanks in a path.
  const plain = await mkdtemp('/tmp/pehchan-');
  const work = join(plain, 'work');
  try {
    await symlink(folder, work);
    const free = await freeMebibytes(work);
    if (free < SPACE_TO_UNPACK) {
      throw new UserError(
        `The disk that holds ${UNPACKED} has only ${free} MiB free; the private servers need ${SPACE_TO_UNPACK} MiB. Make room and try again.`,
      );
    }
    const apt = await privateApt(work, signal);
    await apt(work, 'update');
    // Look for the dependencies of one package at a time: the first call of apt writes the package index.
    const needed = new Map<string, string[]>();
    for (const name of packages) needed.set(name, await missingPackages(apt, name));
    await Promise.all([...needed].map(([name, names]) => unpack(name, names, join(work, name), apt, signal)));
  } finally {
    await rm(plain, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(
  name: string,
  names: readonly string[],
  work: string,
  apt: Apt,
  signal: AbortSignal,
): Promise<void> {
  const archives = join(work, 'archives');
  await mkdir(archives, { recursive: true });
  await apt(archives, 'download', ...names);
  const target = join(work, 'unpacked');
  for (const archive of await readdir(archives)) {
    await run('dpkg', ['-x', join(archives, archive), target], { signal });
  }
  await nameRedis(target);
  await writeFile(join(target, 'complete'), `${names.join('\n')}\n`);
  // If another process has unpacked this package, keep its folder: servers can be running from it.
  if (await isComplete(folderOf(name))) return;
  await rm(folderOf(name), { recursive: true, force: true });
  await rename(target, folderOf(name));
}

export type Apt = (folder: string, ...args: string[]) => Promise<string>;

/** Return an apt-get with the system's sources and keys, or with `sources`. It writes only into `work`. */
export async function privateApt(work: string, signal: AbortSignal, sources?: string): Promise<Apt> {
  const state = join(work, 'apt');
  for (const part of ['lists/partial', 'cache/archives/partial']) {
    await mkdir(join(state, part), { recursive: true });
  }
  const config = join(state, 'apt.conf');
  const list = join(state, 'sources.list');
  if (sources !== undefined) await writeFile(list, sources);
  const chosen = `Dir::Etc::SourceList "${list}"; Dir::Etc::SourceParts "/dev/null";`;
  await writeFile(
    config,
    `Dir::State "${state}";
Dir::State::status "/var/lib/dpkg/status";
Dir::State::Lists "${state}/lists";
Dir::Cache "${state}/cache";
Dir::Log "${state}";
// Lock nothing of the system. Only root can write here, so root downloads as root.
Debug::NoLocking "1";
APT::Sandbox::User "";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "20";
// The system's hooks work on the system's own lists.
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear DPkg::Post-Invoke;
${sources === undefined ? '' : chosen}
`,
  );
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  return async (cwd, ...args) =>
    (await run('apt-get', ['-c', config, '-qq', ...args], { cwd, env, signal })).stdout;
}

async function missingPackages(apt: Apt, name: string): Promise<string[]> {
  const uris = await apt(tmpdir(), 'install', '--no-install-recommends', '--print-uris', name);
  const names = [...uris.matchAll(/^'[^']*' ([^_\s]+)_/gm)].map((match) => match[1] ?? '');
  const needed = names.filter((candidate) => candidate !== '' && !NOT_NEEDED.test(candidate));
  // Unpack the package even if the system has it: an installed redis-tools, for example, lacks the server.
  return [...new Set([name, ...needed])];
}

/** Link redis-server to redis-check-rdb of redis-tools: both are one program, which acts by its name. */
async function nameRedis(target: string): Promise<void> {
  const folder = join(target, 'usr', 'bin');
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes('redis-check-rdb') || names.includes('redis-server')) return;
  await symlink('redis-check-rdb', join(folder, 'redis-server'));
}

async function libraryEnv(folder: string): Promise<NodeJS.ProcessEnv> {
  const paths: string[] = [];
  // $ORIGIN is the program's folder. A semicolon in an absolute path would end the path in LD_LIBRARY_PATH.
  for await (const place of glob(['usr/lib/*-linux-*', 'lib/*-linux-*'], { cwd: folder })) {
    paths.push(`$ORIGIN/../../${place}`);
  }
  return ownEnvironment({
    LD_LIBRARY_PATH: [...paths, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  });
}

const INSTEAD =
  'Or install mariadb-server, redis-server and caddy yourself, or set DATABASE_URL and REDIS_URL to servers that you have, or run everything in containers: see infra/README.md.';

function userErrorOf(error: unknown): unknown {
  if (error instanceof UserError) return error;
  const reason = explainFileError(error, UNPACKED);
  if (reason) return new UserError(reason.replace(/ ?,? or set DATA_DIR.*| Set DATA_DIR.*/, ''));
  if (!(error instanceof Error) || !('stderr' in error) || error.name === 'AbortError') return error;
  const lines = `${error.stderr}`.split('\n');
  const errorLine = lines.find((line) => line.startsWith('E:')) ?? error.message.split('\n')[0] ?? '';
  if (/No space left/.test(`${error.stderr}`)) {
    return new UserError(`The disk that holds ${UNPACKED} is full. Make room and try again.`);
  }
  return new UserError(
    `The private servers can't be fetched from Debian's packages (${errorLine.replace('E: ', '')}). Check the network and try again. ${INSTEAD}`,
  );
}
