import { url } from '@pehchan/contract/endpoints';
import { type Figure, figureOf } from '../../checks/e2e/budgets/figure.ts';
import { type Ask, load, median } from '../../bench/api/load.ts';
import type { Target } from '../../bench/api/target.ts';
import { processorTimeOf } from './processor.ts';
import type { MarkedSite } from './site.ts';

/** Short turns, one after the other: what else the machine does hits both. */
const ROUNDS = 9;
const SECONDS = 1;

type Turn = { rate: number; cost: number };

/** Search and opened biodata with ledger and limits, beside an API without them. */
export async function measureLedger(site: MarkedSite): Promise<Figure[]> {
  const reader = site.readers.at(-1) ?? '';
  const search = { path: `${url('getAllProfiles')}?page=1&pageSize=20`, cookie: reader };
  const views = site.photos.map(({ id }) => ({ path: url('getProfile', { id }), cookie: reader }));
  return [...(await compared('Search', site, [search])), ...(await compared('View', site, views))];
}

async function compared(name: string, site: MarkedSite, asks: readonly Ask[]): Promise<Figure[]> {
  const [usual, without] = [site.usual, site.unledgered];
  for (const target of [usual, without]) await load(target, asks, { seconds: 2 });
  const turns: { usual: Turn; without: Turn }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.push({ without: await turn(without, asks), usual: await turn(usual, asks) });
  }
  const rates = turns.map((both) => both.usual.rate / both.without.rate);
  const costs = turns.map((both) => both.without.cost / both.usual.cost);
  const what = `${name} with ledger and limits`;
  return [
    figureOf(what, median(turns.map(({ usual: { rate } }) => rate)), '/s'),
    figureOf(`${what}, of the rate without`, median(rates), '×', { atLeast: 0.85 }),
    figureOf(`${what}, of what CPU does without`, median(costs), '×'),
  ];
}

async function turn(target: Target, asks: readonly Ask[]): Promise<Turn> {
  let [rate, answered] = [0, 0];
  const cpu = await processorTimeOf(async () => {
    const { throughput, times } = await load(target, asks, { seconds: SECONDS });
    [rate, answered] = [throughput, times.length];
  });
  return { rate, cost: cpu / answered };
}
