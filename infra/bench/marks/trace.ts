import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, url } from '@pehchan/contract/endpoints';
import type { TraceReply } from '@pehchan/contract/trace';
import { type Figure, figureOf } from '../../checks/e2e/budgets/figure.ts';
import { READER } from '../lib/accounts.ts';
import { photoPath } from './photos.ts';
import { get, type MarkedSite } from './site.ts';

const MB = 1_000_000;
const LOOK = 20;
/** `isNamed`: the trace names the right account, and no other. */
type Traced = { seconds: number; memory: number; verdict: string; isNamed: boolean };

export async function measureTrace(site: MarkedSite): Promise<Figure[]> {
  const { photos, middle, oldest, readers } = site;
  const [large] = photos;
  const leaked = (key = '') => get(site.usual, photoPath(key, 'view'), readers[0] ?? '');
  const admin = await site.admin();
  const named = await trace(site.usual, admin, await leaked(large?.key), large?.id);
  const found = await trace(site.usual, admin, await leaked(middle.key));
  const late = await trace(site.usual, admin, await leaked(oldest.key));
  for (const { isNamed, verdict } of [named, found, late]) {
    if (!isNamed) throw new Error(`A trace did not name the account: ${verdict}`);
  }
  const memory = Math.max(...[named, found, late].map((traced) => traced.memory)) / MB;
  return [
    figureOf('Trace with the biodata named', named.seconds, 's', { atMost: 60 }),
    figureOf(`Trace without it, in the middle: ${found.verdict}`, found.seconds, 's', { atMost: 60 }),
    figureOf(`Trace without it, the oldest: ${late.verdict}`, late.seconds, 's', { atMost: 60 }),
    figureOf('Trace: memory of its process at most', memory, 'MB', { atMost: 300 }),
  ];
}

export async function trace(
  port: number,
  admin: string,
  picture: Buffer,
  profileId?: number,
): Promise<Traced> {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'found.webp');
  if (profileId !== undefined) form.set('profileId', String(profileId));
  const begun = performance.now();
  const pending = fetch(`http://127.0.0.1:${port}${url('traceCopy')}`, {
    method: endpoints.traceCopy.method,
    headers: { cookie: admin },
    body: form,
  });
  const memory = await mostMemoryUntil(pending);
  const reply = await pending;
  const body = (await reply.json()) as TraceReply;
  const seconds = (performance.now() - begun) / 1000;
  if (reply.status !== 200) throw new Error(`A trace answered ${reply.status}: ${body.message}`);
  const [first, ...others] = body.candidates;
  const isNamed =
    first?.name.toLowerCase() === READER.toLowerCase() && first.verdict === 'named' && others.length === 0;
  return { seconds, memory, verdict: body.message, isNamed };
}

async function mostMemoryUntil(done: Promise<unknown>): Promise<number> {
  let isDone = false;
  void done.finally(() => (isDone = true)).catch(() => undefined);
  let most = 0;
  let pid: string | undefined;
  while (!isDone) {
    pid ??= await traceProcess();
    // `VmHWM` in Linux's `/proc/<pid>/status` is the most memory that the process has used so far.
    const status = pid && (await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''));
    most = Math.max(most, Number(/^VmHWM:\s*(\d+) kB/m.exec(status ?? '')?.[1] ?? 0) * 1024);
    await pause(LOOK);
  }
  return most;
}

async function traceProcess(): Promise<string | undefined> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('trace-process.ts')) return pid;
  }
  return undefined;
}
