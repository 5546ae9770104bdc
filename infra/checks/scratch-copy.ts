import { copyFile, cp, glob, mkdir, rm, symlink } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa, type Options } from 'execa';
import { CACHE, exists, type Lifetime, ROOT } from '../lib/index.ts';
import { scratchFolder } from './scratch.ts';

/** A copy of the repository as it lies in the work tree, in which anything may be changed. */
export interface ScratchCopy {
  readonly folder: string;
  /** Runs a command in it, as a shell there would; never throws for an exit code. Its output is `all`. */
  run(command: string, options?: Options): ReturnType<typeof runIn>;
  /** What was added or changed since the copy was made, one path a line, as `git status` has it. */
  touched(): Promise<string[]>;
}

/** Read by every command and written by none once they are there. */
const SHARED_CACHES = ['node', 'debian'];
/** What a command of the copy goes on from, in files of its own. */
const COPIED_CACHE = 'tsc';
/** Of node_modules: written in place, by npm and by Vite. */
const NPMS_RECORD = '.package-lock.json';
const VITES = ['.vite', '.vite-temp'];

/**
 * Copies the files that git knows or would take, and makes a first commit of them. The packages are hard
 * links, so that it takes seconds: whoever installs there replaces files and doesn't write into them. The
 * workspaces' links are relative, and so lead to the copy's own folders.
 */
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

/** By an index and a store of its own, so that nothing of the repository's is touched. */
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
  // A workspace has those of which it wants another version than the rest.
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
  // Links reach no other disk.
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

/** Without the variables of the test runner or npm that runs this. */
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
