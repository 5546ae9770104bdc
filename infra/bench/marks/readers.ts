import { setTimeout as pause } from 'node:timers/promises';
import { url } from '@pehchan/contract/endpoints';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { type Ask, load, median, percentile } from '../../bench/api/load.ts';
import type { Target } from '../../bench/api/target.ts';
import { photoPath } from './photos.ts';
import { get, type MarkedSite } from './site.ts';
import { trace } from './trace.ts';

const ROUNDS = 3;
const SECONDS = 5;
/** Until the trace's process is there and compares. */
const BEGINS = 1500;

/** Whether whoever searches feels that an administrator has a picture traced. */
export async function measureReaders(site: MarkedSite): Promise<Figure[]> {
  const ask = { path: `${url('getAllProfiles')}?page=1&pageSize=20`, cookie: site.readers.at(-1) ?? '' };
  const { throughput } = await load(site.usual, [ask], { seconds: 3 });
  const rate = throughput / 3;
  const suspect = await get(site.usual, photoPath(site.oldest.key, 'view'), site.readers[0] ?? '');
  const admin = await site.admin();
  const turns: { alone: number; beside: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await p95At(site.usual, ask, rate);
    const tracing = trace(site.usual, admin, suspect);
    await pause(BEGINS);
    turns.push({ alone, beside: await p95At(site.usual, ask, rate) });
    await tracing;
  }
  const shares = turns.map(({ alone, beside }) => beside / alone);
  return [
    { name: 'Readers at a third of full load', value: rate, unit: '/s' },
    { name: 'Their p95', value: median(turns.map(({ alone }) => alone)), unit: 'ms' },
    { name: 'Their p95 beside a trace', value: median(turns.map(({ beside }) => beside)), unit: 'ms' },
    { name: 'Their p95 beside a trace, of that without', value: median(shares), unit: '×', atMost: 1.5 },
  ];
}

/** Asks so many times a second, however long the answers take: nobody waits for another’s to ask. */
async function p95At(target: Target, { path, cookie = '' }: Ask, rate: number): Promise<number> {
  const times: number[] = [];
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (let asked = 0; asked < rate * SECONDS; asked += 1) {
    const due = begun + (asked * 1000) / rate;
    await pause(Math.max(0, due - performance.now()));
    under.push(
      get(target, path, cookie).then(() => {
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(under);
  return percentile(
    times.sort((one, other) => one - other),
    0.95,
  );
}
