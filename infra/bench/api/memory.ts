import { execa } from 'execa';
import { type EndpointName, url } from '@pehchan/contract/endpoints';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { signIn } from './accounts.ts';
import { load, median } from './load.ts';
import type { Site } from './site.ts';
import type { Target } from './target.ts';

export const MIB = 1024 * 1024;
const FEW_PAGES = 20;
const UNDER_LOAD = 10;
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
    { name: 'Whole list: a fresh API’s memory grows by', value: growth, unit: 'MiB', atMost: 40 },
  ];
}

/** A few pages, as the first who come in read them: what a process makes at its first calls is there. */
export async function readPages({ port, member }: Site): Promise<void> {
  for (let page = 1; page <= FEW_PAGES; page += 1) {
    const path = `${url('getAllProfiles')}?page=${page}&pageSize=20`;
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: member } });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    await reply.arrayBuffer();
  }
}

/** What a process holds that has answered pages to 32 connections for a while, each another one. */
export async function measureUnderLoad(site: Site): Promise<Figure[]> {
  const fresh = await site.fresh();
  const idle = await memoryOf(fresh);
  const asks = Array.from({ length: 50 }, (_, index) => ({
    path: `${url('getAllProfiles')}?page=${index + 1}&pageSize=20`,
    cookie: site.member,
  }));
  await load(fresh, asks, { seconds: UNDER_LOAD });
  const busy = await memoryOf(fresh);
  await fresh.stop();
  return [
    { name: 'The API’s memory before its first request', value: idle / MIB, unit: 'MiB' },
    { name: 'The API’s memory under load', value: busy / MIB, unit: 'MiB', atMost: 300 },
  ];
}

/** The median times of a few, and the most that the process grew by. */
async function downloads(site: Site, name: EndpointName) {
  // An export asks for a second step of ten minutes ago at most, and the bench takes longer.
  const cookie = await signIn(site, 'admin');
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // One that has worked has taken memory already, which the list would find free.
    const fresh = await site.fresh();
    await readPages(fresh);
    all.push(await download(fresh, url(name), cookie));
    await fresh.stop();
  }
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
export async function memoryOf({ pid }: Target): Promise<number> {
  const { stdout } = await execa('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
