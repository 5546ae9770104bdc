import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { scratchFolder } from '../checks/scratch.ts';
import { freePort, type Lifetime, ROOT, UserError } from '../lib/index.ts';
import type { Bench } from './lib/figures.ts';

const SETTLED_AFTER = 10_000;
const MIB = 1024;

/** Measure the second `npm start` of a site: the first one has already built the site and made its data. */
export const bench: Bench = {
  title: 'npm start, left alone',
  runAlone: async (lifetime) => {
    const settings = { DATA_DIR: await scratchFolder(lifetime), PORT: String(await freePort()) };
    await using first = await start(settings, lifetime);
    await first.stop();
    await using site = await start(settings, lifetime);
    await sleep(SETTLED_AFTER);
    const sizes = await sizesBelow(site.pid);
    const of = (name: RegExp) =>
      sizes.filter(({ command }) => name.test(command)).reduce((sum, { size }) => sum + size, 0) / MIB;
    return [
      { name: 'second start', value: site.took, unit: 'ms', atMost: 2000 },
      { name: 'all processes (PSS)', value: of(/./), unit: 'MiB', atMost: 450 },
      { name: 'of it the starter', value: of(/launch\/start\.ts/), unit: 'MiB' },
      { name: 'npm and the bootstrap', value: of(/^npm|bootstrap\.mjs/), unit: 'MiB' },
      { name: 'the API', value: of(/api\/src\//), unit: 'MiB' },
      { name: 'MariaDB, Redis and the gateway', value: of(/mariadbd|redis-server|caddy/), unit: 'MiB' },
    ];
  },
};

async function start(settings: Record<string, string>, lifetime: Lifetime) {
  const since = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  await lifetime.onEnd(stop);
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((ready, fail) => {
    lines.on('line', (line) => void (/ is ready on /.test(line) && ready()));
    child.once('exit', (code) => fail(new UserError(`npm start ended with ${code}.`)));
  });
  const took = performance.now() - since;
  return { pid: child.pid ?? 0, took, stop, [Symbol.asyncDispose]: stop };
}

type Process = { pid: number; parent: number; command: string; size: number };

async function sizesBelow(root: number): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(readProcess))).filter((found) => found !== undefined);
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
}

async function readProcess(pid: number): Promise<Process | undefined> {
  try {
    const [stat, arguments_, memory] = await Promise.all(
      ['stat', 'cmdline', 'smaps_rollup'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
    );
    return {
      pid,
      parent: Number(/\) \S (\d+)/.exec(stat ?? '')?.[1]),
      command: (arguments_ ?? '').replaceAll('\0', ' '),
      size: Number(/^Pss: +(\d+)/m.exec(memory ?? '')?.[1]),
    };
  } catch {
    return undefined;
  }
}
