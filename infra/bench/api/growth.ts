import type { ProfilesReply } from '@pehchan/contract/biodata';
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
  /** Whether it looks for what may hardly fill a page of the smallest community. */
  readonly isSearch?: boolean;
  queries(site: Site): string[];
}

const PAGE = 'page=1&pageSize=20';
const spread = Array.from({ length: 20 }, (_, index) => index);
const search = (name: string, filter: string, texts: () => readonly string[]): Kind => ({
  name,
  isSearch: true,
  queries: () => texts().map((text) => `${PAGE}&${filter}=${encodeURIComponent(text)}`),
});
const halfTyped = (name: string) => name.toLowerCase().slice(0, 5);
/** As it is written; the others are as they are spoken. */
const cityInHindi = (city: string) => (city === 'MUMBAI' ? 'मुंबई' : inHindi(city));

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
  search('Name search', 'search', () => SEARCHED().map(halfTyped)),
  search('Name search in Hindi', 'search', () => SEARCHED().map(inHindi)),
  search('Name search, two letters', 'search', () => ['ra', 'sh', 'ku', 'pr']),
  search('City search', 'city', () => SEARCHED_CITIES().map(halfTyped)),
  search('City search in Hindi', 'city', () => SEARCHED_CITIES().map(cityInHindi)),
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
  /** Of first askings after something in the register has changed. */
  readonly changed: number[];
}

/**
 * How each kind of page grows with the rows: all sizes by turns, so that the machine's moods hit all. With
 * many connections, with one, and with one just after a change, when nothing that was found before holds.
 */
export async function measureGrowth(sites: readonly Site[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const curve: string[][] = [];
  const refusals = new Map(sites.map((site) => [site, 0]));
  for (const { name, isSearch, queries } of KINDS) {
    const alike = isSearch && sites[0] ? await pagesAlike(queries(sites[0]), sites[0]) : undefined;
    const all = sites.map((site) => ({
      site,
      asks: (alike ?? queries(site)).map((query) => askFor(query, site)),
      found: { crowded: [], alone: [], database: [], changed: [] } as Found,
    }));
    const note = (site: Site, refused: number) => {
      refusals.set(site, (refusals.get(site) ?? 0) + refused);
      if (refused > 0) say(`${name}: ${refused} pages refused, of ${site.biodata} biodata`);
    };
    for (const { site, asks, found } of all) note(site, await measureAfterChange(site, asks, found));
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { site, asks, found } of all) {
        note(site, await measureRound(site, asks, found, round === 0));
      }
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
    figureOf('first time after a change', ({ changed }) => median(changed));
  }
  const sizes = sites.map(({ biodata }) => String(biodata));
  const numbers = [...sites.keys()].map((index) => index + 1);
  say(['', 'Milliseconds, by biodata', columns([['', ...sizes], ...curve], numbers)].join('\n'));
  for (const [{ biodata }, value] of refusals) {
    figures.push({ name: `Pages refused, of ${biodata} biodata`, value, unit: '', atMost: 0 });
  }
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
async function measureAfterChange(site: Site, asks: readonly Ask[], { changed }: Found): Promise<number> {
  const connection = await createConnection(site.databaseUrl);
  let refused = 0;
  try {
    for (const ask of asks) {
      await connection.query('UPDATE tallies SET changes = changes + 1');
      const asked = performance.now();
      const reply = await get(site, ask);
      await reply.arrayBuffer();
      if (reply.status === 503) refused += 1;
      else if (!reply.ok) throw new Error(`${ask.path} answered ${reply.status}.`);
      changed.push(performance.now() - asked);
    }
  } finally {
    await connection.end();
  }
  return refused;
}

/**
 * The same searches, each with as many rows on its page as the smallest community has of them: else three
 * rows would be held against twenty. What nobody there has is left out.
 */
async function pagesAlike(queries: readonly string[], smallest: Site): Promise<string[]> {
  const alike: string[] = [];
  for (const query of queries) {
    const reply = await get(smallest, askFor(query, smallest));
    const { profiles } = (await reply.json()) as ProfilesReply;
    const size = `pageSize=${profiles.length}`;
    if (profiles.length > 0) alike.push(query.replace(/pageSize=\d+/, size));
  }
  return alike;
}

const askFor = (query: string, { member }: Site): Ask => ({
  path: `${url('getAllProfiles')}?${query}`,
  cookie: member,
});

const get = ({ port }: Site, { path, cookie = '' }: Ask) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
