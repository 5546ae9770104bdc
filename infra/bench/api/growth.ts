import { url } from '@pehchan/contract/endpoints';
import { columns, say } from '../../lib/index.ts';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { load, median, percentile, type Ask } from './load.ts';
import type { Site } from './site.ts';

const ROUNDS = 5;
const SECONDS = 1;
const MOST = 1.5;

interface Kind {
  readonly name: string;
  /**
   * The first and the filtered page may cost at most this much more with the most rows than with the fewest.
   */
  readonly atMost?: number;
  queries(site: Site): string[];
}

const PAGE = 'page=1&pageSize=20';
const KINDS: Kind[] = [
  { name: 'First page', atMost: MOST, queries: () => [PAGE] },
  { name: 'Village and gender', atMost: MOST, queries: () => [`${PAGE}&village=DANTRAI&gender=FEMALE`] },
  { name: 'Age and gender', atMost: MOST, queries: () => [`${PAGE}&minAge=24&maxAge=28&gender=MALE`] },
  // Pages are read from the nearer end: the middle is the farthest.
  { name: 'Page in the middle', queries: ({ biodata }) => [`page=${Math.floor(biodata / 50)}&pageSize=20`] },
  {
    name: 'Name search',
    queries: () =>
      ['rahul', 'priya', 'kuna', 'neha+rawal', 'rawal', 'vika'].map((part) => `${PAGE}&search=${part}`),
  },
  { name: 'Name search, two letters', queries: () => ['ra', 'sh'].map((part) => `${PAGE}&search=${part}`) },
  { name: 'City search', queries: () => ['surat', 'abu+r'].map((part) => `${PAGE}&city=${part}`) },
];

/**
 * How the 95th percentile of each kind of page grows with the rows: all sizes by turns, so that the machine's
 * moods hit all.
 */
export async function measureGrowth(sites: readonly Site[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const curve: string[][] = [];
  let refusals = 0;
  for (const { name, atMost, queries } of KINDS) {
    const p95 = new Map<Site, number[]>(sites.map((site) => [site, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [site, found] of p95) {
        const asks = queries(site).map((query): Ask => ({
          path: `${url('getAllProfiles')}?${query}`,
          cookie: site.member,
        }));
        const { times, refused } = await load(site, asks, { seconds: SECONDS });
        refusals += refused;
        // The first round only warms up.
        if (round > 0) found.push(percentile(times, 0.95));
      }
    }
    const medians = [...p95.values()].map(median);
    curve.push([name, ...medians.map((value) => value.toFixed(1))]);
    figures.push({
      name: `${name}: p95 with ${sites.at(-1)?.biodata} against ${sites[0]?.biodata}`,
      value: (medians.at(-1) ?? 0) / (medians[0] ?? 1),
      unit: '×',
      ...(atMost === undefined ? {} : { atMost }),
    });
  }
  say(
    [
      '',
      'p95 in milliseconds, 32 connections, by biodata',
      columns(
        [['', ...sites.map(({ biodata }) => String(biodata))], ...curve],
        [...sites.keys()].map((index) => index + 1),
      ),
    ].join('\n'),
  );
  figures.push({ name: 'Pages refused while this was measured', value: refusals, unit: '', atMost: 0 });
  return figures;
}
