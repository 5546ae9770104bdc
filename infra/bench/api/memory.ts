import { execa } from 'execa';
import { type EndpointName, url } from '@pehchan/contract/endpoints';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { signIn } from './accounts.ts';
import { load, median } from './load.ts';
import type { Site } from './site.ts';
import type { Target } from './target.ts';

const MIB = 1024 * 1024;
const WARM_UP = 5;
const SAMPLED_EVERY = 50;
const ROUNDS = 3;

/** All biodata as a spreadsheet: written as it is read, so that the process stays small. */
export async function measureExport(site: Site): Promise<Figure[]> {
  const { size, took, growth } = await downloads(site, 'exportProfiles');
  return [
    { name: `Export of ${site.biodata}: its size`, value: size, unit: 'MiB' },
    { name: 'Export: takes', value: took / 1000, unit: 's' },
    { name: 'Export: the API’s memory grows by', value: growth, unit: 'MiB', atMost: 60 },
  ];
}

/** A list asked for without a page: everything, while the process stays small. */
export async function measureWholeList(site: Site): Promise<Figure[]> {
  const { size, firstByte, growth } = await downloads(site, 'getTotalProfiles');
  return [
    { name: `Whole list of ${site.biodata}: its size`, value: size, unit: 'MiB' },
    { name: 'Whole list: first byte', value: firstByte, unit: 'ms', atMost: 200 },
    { name: 'Whole list: the API’s memory grows by', value: growth, unit: 'MiB', atMost: 50 },
  ];
}

/** The median times of a few, and the most that the process grew by. */
async function downloads(site: Site, name: EndpointName) {
  // A process that has just begun grows by whatever it does first. One page after another is its ordinary
  // work.
  const page = { path: `${url('getAllProfiles')}?page=1&pageSize=20`, cookie: site.member };
  await load(site, [page], { seconds: WARM_UP });
  // An export asks for a second step of ten minutes ago at most, and the bench takes longer.
  const cookie = await signIn(site, 'admin');
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await download(site, url(name), cookie));
  return {
    size: (all.at(-1)?.bytes ?? 0) / MIB,
    firstByte: median(all.map(({ firstByte }) => firstByte)),
    took: median(all.map(({ took }) => took)),
    growth: Math.max(...all.map(({ growth }) => growth)),
  };
}

/**
 * Reads a reply of an administrator's call to its end, keeps none of it, and watches how the process grows.
 */
async function download(site: Site, path: string, cookie: string) {
  const before = await memoryOf(site);
  let most = before;
  const sample = async () => (most = Math.max(most, await memoryOf(site)));
  const sampler = setInterval(() => void sample(), SAMPLED_EVERY);
  try {
    const asked = performance.now();
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { cookie } });
    if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}.`);
    let [firstByte, bytes] = [0, 0];
    for await (const chunk of response.body) {
      firstByte ||= performance.now() - asked;
      bytes += chunk.length;
    }
    const took = performance.now() - asked;
    await sample();
    return { firstByte, took, bytes, growth: (most - before) / MIB };
  } finally {
    clearInterval(sampler);
  }
}

/** What the system says that the process holds, in bytes. */
async function memoryOf({ pid }: Target): Promise<number> {
  const { stdout } = await execa('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
