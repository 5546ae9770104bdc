import { url } from '@pehchan/contract/endpoints';
import { execa } from 'execa';
import type { Figure } from '../lib/figures.ts';
import { load, median } from './load.ts';
import type { Site, Target } from './site.ts';

const MIB = 1024 * 1024;
const WARM_UP = 5;
const ROUNDS = 3;
const SAMPLED_EVERY = 50;

/** A list asked for without a page: everything, while the process stays small. */
export async function measureWholeList(site: Site): Promise<Figure[]> {
  // A process that has just begun grows by whatever it does first. One page after another is its ordinary work.
  await load(site, [{ path: `${url('getAllProfiles')}?page=1&pageSize=20`, cookie: site.member }], {
    seconds: WARM_UP,
  });
  const firstBytes: number[] = [];
  const growths: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await memoryOf(site);
    let most = before;
    const sampler = setInterval(() => {
      void memoryOf(site).then((now) => (most = Math.max(most, now)));
    }, SAMPLED_EVERY);
    const reply = await readWhole(site);
    clearInterval(sampler);
    most = Math.max(most, await memoryOf(site));
    firstBytes.push(reply.firstByte);
    growths.push((most - before) / MIB);
    bytes = reply.bytes;
  }
  return [
    { name: `Whole list of ${site.biodata}: its size`, value: bytes / MIB, unit: 'MiB' },
    { name: 'Whole list: first byte', value: median(firstBytes), unit: 'ms', atMost: 200 },
    { name: 'Whole list: the API’s memory grows by', value: Math.max(...growths), unit: 'MiB', atMost: 50 },
  ];
}

async function readWhole({ port, admin }: Site): Promise<{ firstByte: number; bytes: number }> {
  const asked = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${url('getTotalProfiles')}`, {
    headers: { cookie: admin },
  });
  if (!response.ok || !response.body) throw new Error(`The whole list answered ${response.status}.`);
  let firstByte = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    firstByte ||= performance.now() - asked;
    bytes += chunk.length;
  }
  return { firstByte, bytes };
}

/** What the system says that the process holds, in bytes. */
async function memoryOf({ pid }: Target): Promise<number> {
  const { stdout } = await execa('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
