/*
 * The door of every command: runs on any Node from 20 on, without node_modules. It brings Node 24 and the
 * packages, when they are missing, and hands over to the command's own script. What it needs of infra's
 * TypeScript (a UserError, whether a process lives) it has to have for itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say, step } from '../lib/steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = join(root, '.cache');
const OLDEST_NODE = 20;
const WANTED_NODE = 24;
const MIB = 1024 * 1024;
const SPACE_FOR_PACKAGES = 1500 * MIB;

const COMMANDS = {
  start: 'launch/start.ts',
  test: 'checks/test.ts',
  'test-resilience': 'checks/test-resilience.ts',
  'test-containers': 'checks/containers/main.ts',
  'test-conditions': 'checks/conditions/main.ts',
  check: 'checks/check.ts',
  dev: 'launch/dev.ts',
  gallery: 'launch/gallery.ts',
  admin: 'launch/admin.ts',
  backup: 'operate/backup.ts',
  restore: 'operate/restore.ts',
  doctor: 'operate/doctor.ts',
  upkeep: 'operate/upkeep.ts',
  release: 'release/cli.ts',
  versions: 'checks/versions.ts',
  figures: 'checks/figures.ts',
  sbom: 'checks/sbom.ts',
  audit: 'checks/audit.ts',
  bench: 'bench/main.ts',
  screenshots: 'checks/screenshots.ts',
};

/** Commands that need only the packages to build and run the site. All others add the test tools. */
const WITHOUT_TEST_TOOLS = new Set(['start', 'admin', 'backup', 'restore', 'doctor', 'upkeep', 'release']);

const BY_TIMER = new Set(['backup', 'upkeep']);

/** It only watches others once they run: it keeps no room, 20 MB, for what a start throws away. */
const FLAGS = { start: ['--max-semi-space-size=1'] };

/** A failure that one sentence explains; its stack would only hide the sentence. */
class UserError extends Error {}

/**
 * Characters that the folder's path must not have. PATH ends at a colon, Node replaces an asterisk, the
 * bundler ends a file name at `?`, `!` and `#`, and test tools decode `%`. With a backslash Node itself
 * doesn't start.
 */
const UNUSABLE = /[\p{Cc}:?*!#%]/u;

async function main([command, ...args]) {
  // Not `COMMANDS[command]`: every object has a `toString`.
  const script = Object.hasOwn(COMMANDS, command) && COMMANDS[command];
  if (!script) throw new UserError(`Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  if (majorOf(process.versions.node) < OLDEST_NODE) {
    throw new UserError(
      `Pehchan needs Node ${OLDEST_NODE} or newer to begin with; this is Node ${process.versions.node}. Please install a newer Node.`,
    );
  }
  refuseFolders();
  // The matrix needs a browser.
  const withTools = !WITHOUT_TEST_TOOLS.has(command) || args[0] === 'matrix';
  // npm also runs on the older Node, so neither waits for the other.
  const [node] = await Promise.all([bringNode(), bringPackages(command, withTools)]);
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const flags = FLAGS[command] ?? [];
  process.exitCode = await handOver(node, [...flags, join(root, 'infra', script), ...args], path);
}

function refuseFolders() {
  if (UNUSABLE.test(root)) {
    throw new UserError(
      `Pehchan can't run in the folder ${JSON.stringify(root)}: its path has a line break or one of : ? * ! # % in it. Please rename or move it.`,
    );
  }
  for (const name of ['HOME', 'TMPDIR']) {
    if (!/\p{Cc}/u.test(process.env[name] ?? '')) continue;
    throw new UserError(
      `${name} is ${JSON.stringify(process.env[name])}, which has a line break in it. Please set it to another folder.`,
    );
  }
}

const majorOf = (version) => Number(version.split('.')[0]);

/** Return the path of Node 24. Install it in the cache if the system's Node is older. */
async function bringNode() {
  if (majorOf(process.versions.node) >= WANTED_NODE) return process.execPath;
  const folder = join(cache, 'node');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const executable = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  const lockFile = join(root, 'infra', 'launch', 'node', 'package-lock.json');
  const isThere = () => isInstalled(lockFile, folder);
  if (isThere()) return executable;

  if (!(`node_modules/${name}` in readJson(lockFile).packages)) {
    throw new UserError(
      `Node ${WANTED_NODE} is needed and is not packaged for ${process.platform} on ${process.arch}: please install it and try again.`,
    );
  }
  await withInstallLock('node', async () => {
    if (isThere()) return;
    await step(`Bringing Node ${WANTED_NODE}`, async () => {
      cpSync(dirname(lockFile), folder, { recursive: true });
      await npm(['ci'], folder, 'npm-node.log');
      // Optional packages that fail to download are skipped in silence.
      if (!isThere()) throw new UserError(`Node ${WANTED_NODE} could not be downloaded. ${ASK_FOR_NETWORK}`);
    });
  });
  return executable;
}

/**
 * Install the missing packages. If only test tools are missing, add them. Otherwise run `npm ci`, which first
 * empties node_modules, and include the test tools if they were installed.
 */
async function bringPackages(command, withTools) {
  const lockFile = join(root, 'package-lock.json');
  const isThere = (tools) => isInstalled(lockFile, root, tools);
  if (isThere(withTools)) return;
  await withInstallLock('packages', async () => {
    if (isThere(withTools)) return;
    if (isThere(false)) await step('Adding the test tools', addTestTools);
    else {
      refuseToReplace(command);
      const tools = withTools || hasTestTools(root) ? '--include=dev' : '--omit=dev';
      await step('Installing the packages', () => npm(['ci', tools], root, 'npm-packages.log'));
    }
  });
}

/** A timer runs these while the site is up, and `npm ci` would empty the folder that the site runs from. */
function refuseToReplace(command) {
  if (!BY_TIMER.has(command) || !installedPackages(root)) return;
  throw new UserError(
    'The packages are of another release than this checkout. Stop the site and start it with npm start first.',
  );
}

/** `npm install` would accept a package.json that differs from the lock; the dry run refuses it. */
async function addTestTools() {
  await npm(['ci', '--dry-run', '--include=dev'], root, 'npm-packages.log');
  await npm(['install', '--no-save', '--include=dev'], root, 'npm-packages.log');
}

/** Return npm's record, which it writes last: an interrupted installation has no record. */
function installedPackages(folder) {
  try {
    return readJson(join(folder, 'node_modules', '.package-lock.json')).packages;
  } catch {
    return undefined;
  }
}

const hasTestTools = (folder) => Object.values(installedPackages(folder) ?? {}).some(({ dev }) => dev);

/** Return whether node_modules has every package of the lock in the same version. */
function isInstalled(lockFile, folder, withTools = true) {
  const installed = installedPackages(folder);
  if (!installed) return false;
  return Object.entries(readJson(lockFile).packages).every(([place, wanted]) => {
    // A workspace's own package.json is no package of node_modules; the link to it is, and has an entry of
    // its own.
    if (!place.includes('node_modules/') || (wanted.dev && !withTools)) return true;
    const found = installed[place];
    if (!found) return wanted.optional === true && !fitsThisMachine(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Optional packages without os or cpu fields belong to others that don't fit, or failed; they are no reason
 * to install again.
 */
function fitsThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}

async function npm(words, folder, logName) {
  refuseWhenDiskIsFull(folder);
  const npmCli = process.env.npm_execpath;
  const [file, first] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const patiently = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000'];
  // The folder's own project is meant, whatever project npm was started in.
  const env = { ...process.env, npm_config_local_prefix: folder };
  const { code, output } = await run(file, [...first, ...words, ...quietly, ...patiently], {
    cwd: folder,
    env,
  });
  mkdirSync(join(cache, 'logs'), { recursive: true });
  writeFileSync(join(cache, 'logs', logName), output);
  if (code !== 0) throw new UserError(explainNpm(output, code, join(cache, 'logs', logName)));
  const warnings = output.split('\n').filter((line) => line.startsWith('npm warn'));
  if (warnings.length > 0) say(warnings.join('\n'));
}

const ASK_FOR_NETWORK = 'Please check the network, and the proxy if there is one, and try again.';

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/;

/** Before each of its lines. */
const NPM_SAYS = /^npm (?:error|ERR!) */;

function explainNpm(output, code, logFile) {
  if (/ENOSPC/.test(output)) return `The disk that holds ${root} is full. Please make room and try again.`;
  if (/EROFS|EACCES|EPERM/.test(output)) {
    return `${root} can't be written to, so the packages can't be installed there.`;
  }
  if (NO_NETWORK.test(output)) {
    return `The packages can't be downloaded: the registry doesn't answer. ${ASK_FOR_NETWORK}`;
  }
  if (/EUSAGE[\s\S]*package-lock\.json/.test(output)) {
    return `package.json and package-lock.json differ: run npm install, which writes the lock anew, and commit it. (All of it: ${logFile}.)`;
  }
  // npm leaves lines blank but for its own name, which is another one in older releases of it.
  const lines = output.split('\n').filter((line) => /\S/.test(line.replace(NPM_SAYS, '')));
  const [reason] = lines.flatMap((line) => /^npm (?:error|ERR!) +(?!code )(.*\S)/.exec(line)?.[1] ?? []);
  const said = reason ?? lines.at(-1)?.replace(NPM_SAYS, '') ?? `it ended with ${code ?? 'a signal'}`;
  return `npm could not install the packages: ${said} (all of it: ${logFile}).`;
}

function refuseWhenDiskIsFull(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= SPACE_FOR_PACKAGES) return;
  throw new UserError(
    `The disk that holds ${folder} has only ${Math.floor((bavail * bsize) / MIB)} MiB free; the packages need ${SPACE_FOR_PACKAGES / MIB} MiB. Please make room and try again.`,
  );
}

/** Two commands started at once in a fresh clone: the second waits for the first one's installation. */
async function withInstallLock(name, work) {
  const lock = lockOf(name);
  mkdirSync(cache, { recursive: true });
  let told = false;
  while (!takeLock(lock)) {
    if (!told) {
      say(`Another command is installing ${name === 'node' ? 'Node' : 'the packages'}; waiting for it.`);
    }
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  ownLocks.add(lock);
  try {
    await work();
  } finally {
    ownLocks.delete(lock);
    rmSync(lock, { force: true });
  }
}

const ownLocks = new Set();
const lockOf = (name) => join(cache, `install-${name}.lock`);

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (holderLives(lock)) return false;
  // Moved aside, not deleted: of two that find the same stale lock only one succeeds.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside);
  } catch {
    // The other one was quicker.
  }
  return false;
}

function holderLives(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // Of 0, as of a lock that is only just being written, our own group would be asked.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Running npm processes. */
const running = new Set();
let stoppedBy;

function stopNpm(signal) {
  stoppedBy = signal;
  for (const child of running) child.kill('SIGTERM');
}

async function run(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  running.add(child);
  if (running.size === 1) process.on('SIGINT', stopNpm).on('SIGTERM', stopNpm);
  const [code] = await once(child, 'close').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError('npm was not found. Please install it beside Node and try again.');
  });
  running.delete(child);
  if (running.size === 0) process.off('SIGINT', stopNpm).off('SIGTERM', stopNpm);
  if (stoppedBy) await exitWithoutNpm();
  return { code, output };
}

/** Remove the install locks and exit once no npm process writes. */
async function exitWithoutNpm() {
  if (running.size > 0) return new Promise(() => undefined);
  for (const lock of ownLocks) rmSync(lock, { force: true });
  process.exit(stoppedBy === 'SIGINT' ? 130 : 143);
}

/** Runs the command on Node 24; signals go to it, its exit code is ours. */
async function handOver(node, args, path) {
  const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(cache, 'compiled') };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node, args, { cwd: root, env, stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  const [code, signal] = await once(child, 'close');
  return code ?? (signal === 'SIGKILL' ? 137 : 143);
}

/** npm killed without a word leaves us orphaned: end as if it had passed on a signal. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const line = ancestors();
  setInterval(() => {
    if (ancestors() !== line) child.kill('SIGTERM');
  }, 500).unref();
}

/** Our parent, and npm above it where npm runs scripts through a shell that stays. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
    return `${process.ppid} ${/^(da|ba|z|)sh$/.test(name) ? grandparent : ''}`;
  } catch {
    return String(process.ppid);
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function explain(error) {
  if (error instanceof UserError) return error.message;
  if (error.code === 'ENOSPC') return `The disk that holds ${root} is full. Please make room and try again.`;
  if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) return `${error.path ?? root} can't be written to.`;
  return error.stack ?? String(error);
}

main(process.argv.slice(2)).catch((error) => {
  say(`✗ ${explain(error)}`);
  // What is still installed beside it is of no use now.
  for (const child of running) child.kill('SIGTERM');
  process.exitCode = 1;
});
