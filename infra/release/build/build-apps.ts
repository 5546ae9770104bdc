import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa, ExecaError } from 'execa';
import { CACHE, exists, hashFiles, listFiles, ROOT, step, UserError } from '../../lib/index.ts';
import type { App } from './apps.ts';
import { contactsOfBuild } from './contacts.ts';

const STAMPS = join(CACHE, 'builds');

/** Shared sources: after a change of one of these files, every app needs a new build. */
const SHARED_FOLDERS = ['api/contract', 'shell/kit', 'shell/release'];
const SHARED_FILES =
  /^(\.browserslistrc|package-lock\.json|remotes\.ts|rspack\..+\.ts|tsconfig\.(base|web)\.json)$/;
const NO_SOURCE = /(^|\/)(node_modules|dist|test)\/|\.test\.tsx?$|\.md$/;

export async function buildApps(apps: readonly App[], signal: AbortSignal): Promise<void> {
  await mkdir(STAMPS, { recursive: true });
  const contacts = await contactsOfBuild();
  const shared = await hashOfShared();
  const builds = apps.map(async (app) => {
    const stamp = join(STAMPS, basename(app.folder));
    const hash = createHash('sha256')
      .update(shared)
      .update(await hashOfFolder(app.folder))
      .update(contacts?.content ?? '')
      .digest('hex');
    const known = await readFile(stamp, 'utf8').catch(() => '');
    if (known === hash && (await exists(app.dist))) return;
    // Remove the stamp of the last complete build first, so that an interrupted build is repeated.
    await rm(stamp, { force: true });
    await step(`Building ${basename(app.folder)}`, () => build(app, contacts?.file, signal));
    await writeFile(stamp, hash);
  });
  const results = await Promise.allSettled(builds);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

export async function changedAt({ folder }: App): Promise<string> {
  const names = await listSources(folder);
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return new Date(Math.max(0, ...times)).toISOString();
}

async function build(app: App, contactsFile: string | undefined, signal: AbortSignal): Promise<void> {
  try {
    await execa('npm', ['run', 'build', '-w', app.workspace], {
      cwd: ROOT,
      env: { NODE_ENV: 'production', CONTACTS_FILE: contactsFile ?? '' },
      cancelSignal: signal,
      all: true,
    });
  } catch (error) {
    if (!(error instanceof ExecaError) || error.isCanceled) throw error;
    throw new UserError(`${app.workspace} can't be built:\n${String(error.all ?? error.shortMessage)}`);
  }
}

async function hashOfShared(): Promise<string> {
  const files = (await readdir(ROOT)).filter((name) => SHARED_FILES.test(name)).sort();
  const folders = await Promise.all(SHARED_FOLDERS.map((folder) => hashOfFolder(join(ROOT, folder))));
  return [await hashFiles(ROOT, files), ...folders].join();
}

const hashOfFolder = async (folder: string) => hashFiles(folder, await listSources(folder));

const listSources = async (folder: string) =>
  (await listFiles(folder)).filter((name) => !NO_SOURCE.test(name));
