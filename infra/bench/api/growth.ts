import { url } from '@pehchan/contract/endpoints';
import { createConnection } from 'mysql2/promise';
import { columns, say } from '../../lib/index.ts';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { inHindi } from './draws.ts';
import { load, median, percentile, processorTime, type Ask } from './load.ts';
import { SEARCHED, SEARCHED_CITIES } from './people.ts';
import type { Site } from './site.ts';

const ROUNDS = 5;
const SECONDS = 1;
const MANY = 32;
const MOST = 1.5;

/** Of each kind several addresses: one alone would be the best that a cache can do. */
interface Kind {
  readonly name: string;
  queries(site: Site): string[];
}

const PAGE = 'page=1&pageSize=20';
const spread = Array.from({ length: 20 }, (_, index) => index);
const searches = (name: string, texts: readonly string[]) =>
  texts.map((text) => `${PAGE}&${name}=${encodeURIComponent(text)}`);
const halfTyped = (name: string) => name.toLowerCase().slice(0, 5);

const KINDS: Kind[] = [
  { name: 'First pages', queries: () => spread.map((page) => `page=${page + 1}&pageSize=20`) },
  {
    name: 'Village and gender',
    queries: () =>
      ['DANTRAI', 'DHAN', 'MAROL', 'NIMBAJ'].flatMap((village) =>
        ['MALE', 'FEMALE'].map((gender) => `${PAGE}&village=${village}&gender=${gender}`),
      ),
  },
  {
    name: 'Age and gender',
    queries: () => spread.map((age) => `${PAGE}&minAge=${20 + age}&maxAge=${24 + age}&gender=MALE`),
  },
  // Four fifths of them are shown.
  { name: 'Pages in the middle', queries: ({ biodata }) => spread.map((page) => at(biodata * 0.4, page)) },
  { name: 'Pages at the end', queries: ({ biodata }) => spread.map((page) => at(biodata * 0.75, -page)) },
  {
    name: 'Pages in the middle, by name',
    queries: ({ biodata }) => spread.map((page) => `${at(biodata * 0.4, page)}&sort=fullname`),
  },
  { name: 'Name search', queries: () => searches('search', SEARCHED().map(halfTyped)) },
  { name: 'Name search in Hindi', queries: () => searches('search', SEARCHED().map(inHindi)) },
  { name: 'Name search, two letters', queries: () => searches('search', ['ra', 'sh', 'ku', 'pr']) },
  { name: 'City search', queries: () => searches('city', SEARCHED_CITIES().map(halfTyped)) },
  { name: 'City search in Hindi', queries: () => searches('city', SEARCHED_CITIES().map(inHindi)) },
];

/** A page of twenty with about so many rows before it, and as many pages further on. */
function at(offset: number, further: number): string {
  return `page=${Math.max(1, Math.floor(offset / 20) + further)}&pageSize=20`;
}

/** Of one kind on one site, in milliseconds. */
interface Found {
  /** With 32 connections, the 95th percentile of each round: most of it is waiting for others. */
  readonly crowded: number[];
  /** With one, the median of each round, and what the database's processor did for a page. */
  readonly alone: number[];
  readonly database: number[];
  /** The median of first askings after something in the register has changed. */
  changed: number;
}

/**
 * How each kind of page grows with the rows: all sizes by turns, so that the machine's moods hit all. With
 * many connections, with one, and with one just after a change, when nothing that was found before holds.
 */
export async function measureGrowth(sites: readonly Site[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const curve: string[][] = [];
  let refusals = 0;
  for (const { name, queries } of KINDS) {
    const all = sites.map((site) => ({
      site,
      asks: queries(site).map((query): Ask => ({
        path: `${url('getAllProfiles')}?${query}`,
        cookie: site.member,
      })),
      found: { crowded: [], alone: [], database: [], changed: 0 } as Found,
    }));
    for (const { site, asks, found } of all) found.changed = await afterChange(site, asks);
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { site, asks, found } of all) refusals += await measureRound(site, asks, found, round === 0);
    }
    const figureOf = (what: string, pick: (found: Found) => number, atMost?: number) => {
      const values = all.map(({ found }) => pick(found));
      curve.push([`${name}, ${what}`, ...values.map((value) => value.toFixed(2))]);
      const growth = (values.at(-1) ?? 0) / (values[0] ?? 1);
      const against = `${sites.at(-1)?.biodata} against ${sites[0]?.biodata}`;
      figures.push({
        name: `${name}, ${what}: ${against}`,
        value: growth,
        unit: '×',
        ...(atMost === undefined ? {} : { atMost }),
      });
    };
    figureOf(`${MANY} connections, p95`, ({ crowded }) => median(crowded), MOST);
    figureOf('one connection', ({ alone }) => median(alone), MOST);
    figureOf('database’s processor', ({ database }) => median(database));
    figureOf('first time after a change', ({ changed }) => changed);
  }
  const sizes = sites.map(({ biodata }) => String(biodata));
  const numbers = [...sites.keys()].map((index) => index + 1);
  say(['', 'Milliseconds, by biodata', columns([['', ...sizes], ...curve], numbers)].join('\n'));
  figures.push({ name: 'Pages refused while this was measured', value: refusals, unit: '', atMost: 0 });
  return figures;
}

async function measureRound(
  site: Site,
  asks: readonly Ask[],
  { crowded, alone, database }: Found,
  isWarmUp: boolean,
): Promise<number> {
  const many = await load(site, asks, { connections: MANY, seconds: SECONDS, mayRefuse: true });
  const before = await processorTime(site.databasePid);
  const one = await load(site, asks, { connections: 1, seconds: SECONDS, mayRefuse: true });
  const spent = (await processorTime(site.databasePid)) - before;
  if (!isWarmUp) {
    crowded.push(percentile(many.times, 0.95));
    alone.push(median(one.times));
    database.push((spent * 1000) / one.times.length);
  }
  return many.refused + one.refused;
}

/** Each address once, and before it a change such as somebody's new name makes. */
async function afterChange({ databaseUrl, port }: Site, asks: readonly Ask[]): Promise<number> {
  const connection = await createConnection(databaseUrl);
  const times: number[] = [];
  try {
    for (const { path, cookie = '' } of asks) {
      await connection.query('UPDATE tallies SET changes = changes + 1');
      const asked = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
      times.push(performance.now() - asked);
    }
  } finally {
    await connection.end();
  }
  return median(times);
}
