import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unpackFromDebian } from '../../launch/embedded/debian.ts';
import { type Lifetime, UserError } from '../../lib/index.ts';

export interface Condition {
  readonly title: string;
  readonly runs: number;
  /** Return environment variables for `npm test`. Processes started here end when `lifetime` ends. */
  prepare(lifetime: Lifetime, clone: string, folder: string): Promise<NodeJS.ProcessEnv>;
}

const BUSY_LOOPS = 3;
const MOVED_DAYS = 40;
const LARGEST_SEED = 1_000_000;

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  fresh: { title: 'fresh clone', runs: 2, prepare: async () => ({}) },
  dejavu: {
    title: 'DejaVu fonts alone',
    runs: 1,
    prepare: async (lifetime, _, folder) => ({ FONTCONFIG_FILE: await dejavuAlone(folder, lifetime) }),
  },
  busy: {
    title: `beside ${BUSY_LOOPS} busy loops`,
    runs: 1,
    prepare: async (lifetime) => {
      for (let at = 0; at < BUSY_LOOPS; at += 1) await keepBusy(lifetime);
      return {};
    },
  },
  'moved-date': {
    title: `date ${MOVED_DAYS} days later`,
    runs: 1,
    prepare: async (_, clone) => ({
      MOVED_DAYS: String(MOVED_DAYS),
      NODE_OPTIONS: `--import ${pathToFileURL(join(clone, 'infra/checks/conditions/moved-date.mjs')).href}`,
    }),
  },
  'los-angeles': {
    title: 'TZ=America/Los_Angeles',
    runs: 1,
    prepare: async () => ({ TZ: 'America/Los_Angeles' }),
  },
  'random-order': {
    title: 'random order',
    runs: 2,
    prepare: async () => ({ ORDER_SEED: String(randomInt(1, LARGEST_SEED)) }),
  },
};

async function dejavuAlone(folder: string, { signal }: Lifetime): Promise<string> {
  const [unpacked] = await unpackFromDebian(['fonts-dejavu-core'], signal, 'Unpacking the DejaVu fonts');
  if (!unpacked) throw new UserError('The DejaVu fonts could not be unpacked.');
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(unpacked.folder, 'usr/share/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}

async function keepBusy(lifetime: Lifetime): Promise<void> {
  const loop: ChildProcess = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  await lifetime.onEnd(() => void loop.kill('SIGKILL'));
}
