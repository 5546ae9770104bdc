import { copyFile, cp, glob, mkdir, rm, symlink } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa, type Options } from 'execa';
import { CACHE, exists, type Lifetime, ROOT } from '../lib/index.ts';
import { scratchFolder } from './scratch.ts';

export interface ScratchCopy {
  readonly folder: string;
  /** Run a shell command in the copy. It never throws for an exit code; `all` has its output. */
  run(command: string, options?: Options): ReturnType<typeof runIn>;
  /** Return paths that have changed since the copy was made, as `git status` does. */
  touched(): Promise<string[]>;
}

/** Caches that commands only read, so all copies share them. */
const SHARED_CACHES = ['node', 'debian'];
/** A cache that commands change, so each copy has its own files. */
const COPIED_CACHE = 'tsc';
/** Files in node_modules that npm and Vite overwrite in place, so each copy has its own. */
const NPMS_RECORD = '.package-lock.json';
const VITES = ['.vite', '.vite-temp'];

/** Copy and commit git's files. Packages are hard links, since npm never writes into a file. */
export async function scratchCopy(lifetime: Lifetime, name = 'pehchan'): Promise<ScratchCopy> {
  const scratch = await scratchFolder(lifetime);
  const folder = join(scratch, name);
  await copyFiles(folder, scratch);
  await linkPackages(folder);
  await linkCaches(folder);
  await execa({ cwd: folder })`git init -q`;
  await execa({ cwd: folder })`git add -A`;
  await execa({ cwd: folder })`git -c user.name=walk -c user.email=walk@localhost commit -qm before`;
  return {
    folder,
    run: (command, options) => runIn(folder, command, options),
    async touched() {
      const status = await execa({ cwd: folder, lines: true })`git status --porcelain --untracked-files=all`;
      return status.stdout.map((line) => line.slice(3)).sort();
    },
  };
}

/** Use a separate index and object store: the repository is unchanged. */
async function copyFiles(folder: string, scratch: string): Promise<void> {
  const { stdout } = await execa({ cwd: ROOT })`git rev-parse --path-format=absolute --git-path objects`;
  const env = {
    GIT_INDEX_FILE: join(scratch, 'index'),
    GIT_OBJECT_DIRECTORY: scratch,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: stdout,
  };
  await execa({ cwd: ROOT, env })`git read-tree HEAD`;
  await execa({ cwd: ROOT, env })`git add -A`;
  await execa({ cwd: ROOT, env })`git checkout-index --all --prefix=${folder}/`;
}

async function linkPackages(folder: string): Promise<void> {
  for await (const place of glob('{*/,*/*/,}node_modules', { cwd: ROOT, exclude: ['node_modules/*'] })) {
    await link(join(ROOT, place), join(folder, place));
  }
  const packages = join(folder, 'node_modules');
  await rm(join(packages, NPMS_RECORD), { force: true });
  await copyFile(join(ROOT, 'node_modules', NPMS_RECORD), join(packages, NPMS_RECORD));
  for (const name of VITES) await rm(join(packages, name), { recursive: true, force: true });
}

async function link(from: string, to: string): Promise<void> {
  const linked = await execa('cp', ['-al', from, to], { reject: false });
  // Copy the files if they cannot be linked: hard links cannot cross disks.
  if (linked.failed) {
    await rm(to, { recursive: true, force: true });
    await execa('cp', ['-a', from, to]);
  }
}

async function linkCaches(folder: string): Promise<void> {
  const cache = join(folder, '.cache');
  await mkdir(cache, { recursive: true });
  for (const name of SHARED_CACHES) {
    if (await exists(join(CACHE, name))) await symlink(join(CACHE, name), join(cache, name));
  }
  const copied = join(CACHE, COPIED_CACHE);
  if (await exists(copied)) await cp(copied, join(cache, COPIED_CACHE), { recursive: true });
}

const SURROUNDINGS = /^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|INIT_CWD$)/i;

function runIn(folder: string, command: string, { env, ...options }: Options = {}) {
  const own = Object.entries(process.env).filter(([name]) => !SURROUNDINGS.test(name));
  const path = [dirname(process.execPath), join(folder, 'node_modules', '.bin'), process.env.PATH];
  return execa('sh', ['-ec', command], {
    cwd: folder,
    extendEnv: false,
    env: { ...Object.fromEntries(own), PATH: path.join(delimiter), ...env },
    stdin: 'ignore',
    reject: false,
    ...options,
    all: true,
  });
}
