import { execa } from 'execa';
import { url } from '@pehchan/contract/endpoints';
import { load } from './load.ts';
import type { Site, Target } from './site.ts';

const MIB = 1024 * 1024;
const WARM_UP = 5;
const SAMPLED_EVERY = 50;

/** A process that has just begun grows by whatever it does first. One page after another is its ordinary work. */
export async function warmUp(site: Site): Promise<void> {
  await load(site, [{ path: `${url('getAllProfiles')}?page=1&pageSize=20`, cookie: site.member }], {
    seconds: WARM_UP,
  });
}

/** What work answers, and by how many MiB the process grew meanwhile at most. */
export async function growthDuring<T>(
  target: Target,
  work: () => Promise<T>,
): Promise<{ result: T; growth: number }> {
  const before = await memoryOf(target);
  let most = before;
  const sampler = setInterval(() => {
    void memoryOf(target).then((now) => (most = Math.max(most, now)));
  }, SAMPLED_EVERY);
  try {
    const result = await work();
    most = Math.max(most, await memoryOf(target));
    return { result, growth: (most - before) / MIB };
  } finally {
    clearInterval(sampler);
  }
}

export type Download = { firstByte: number; took: number; bytes: number };

/** Reads a reply of an administrator's call to its end, and keeps none of it. */
export async function download({ port, admin }: Site, path: string): Promise<Download> {
  const asked = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: admin } });
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}.`);
  let firstByte = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    firstByte ||= performance.now() - asked;
    bytes += chunk.length;
  }
  return { firstByte, took: performance.now() - asked, bytes };
}

/** What the system says that the process holds, in bytes. */
async function memoryOf({ pid }: Target): Promise<number> {
  const { stdout } = await execa('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
