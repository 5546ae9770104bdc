import { url } from '@pehchan/contract/endpoints';
import { type Figure, figureOf, middle } from '../../checks/e2e/budgets/figure.ts';
import { load } from '../lib/load.ts';
import type { MarkedSite } from './site.ts';

/** Measure the APIs with and without access log by turns, so that other load on the machine slows both. */
const ROUNDS = 9;
const SECONDS = 1;

export async function measureLedger(site: MarkedSite): Promise<Figure[]> {
  const views = site.photos.map(({ id }) => url('getProfile', { id }));
  const search = `${url('getAllProfiles')}?page=1&pageSize=20`;
  return [...(await compared('Search', site, [search])), ...(await compared('View', site, views))];
}

async function compared(name: string, site: MarkedSite, paths: readonly string[]): Promise<Figure[]> {
  const rateOf = async (port: number, seconds: number) =>
    (await load(port, site.readers.at(-1) ?? '', paths, seconds)).rate;
  for (const port of [site.usual, site.unlogged]) await rateOf(port, 2);
  const rates: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const without = await rateOf(site.unlogged, SECONDS);
    const rate = await rateOf(site.usual, SECONDS);
    rates.push(rate);
    shares.push(rate / without);
  }
  const what = `${name} with access log and limits`;
  return [
    figureOf(what, middle(rates), '/s'),
    figureOf(`${what}, of the rate without`, middle(shares), '×', { atLeast: 0.85 }),
  ];
}
