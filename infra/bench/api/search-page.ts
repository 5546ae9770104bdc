import { url } from '@pehchan/contract/endpoints';
import { GENDERS } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort, type Lifetime } from '../../lib/index.ts';
import { API_FLAGS } from '../../launch/api.ts';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { load, median, processorTime, type Ask } from './load.ts';
import { startProcess, type Site } from './site.ts';
import type { Target } from './target.ts';

/** By turns: whatever else the machine does at a moment then hits both alike. */
const ROUNDS = 5;
const SECONDS = 4;
/** Before it is measured: the runtime compiles what it sees often, and servers run for days. */
const WARM_UP = 10;
const PAGES = 3;

/**
 * The search page of 20 with two filters and the total, beside a server that does nothing else and that by
 * hand.
 */
export async function measureSearchPage(site: Site, lifetime: Lifetime): Promise<Figure[]> {
  const ceiling = await startCeiling(site, lifetime);
  const asks = pagesOf(site);
  for (const ask of asks) await expectSameReplies(site, ceiling, ask);

  await load(ceiling, asks, { seconds: WARM_UP });
  await load(site, asks, { seconds: WARM_UP });
  const shares: number[] = [];
  const turns = { ceiling: newTurns(), api: newTurns() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const theirs = await turn(ceiling, asks, turns.ceiling);
    shares.push((await turn(site, asks, turns.api)) / theirs);
  }
  return [
    { name: 'Search page: the ceiling', value: Math.round(median(turns.ceiling.rates)), unit: '/s' },
    { name: 'Search page: the API', value: Math.round(median(turns.api.rates)), unit: '/s' },
    { name: 'Search page: the ceiling’s processor time', value: median(turns.ceiling.costs), unit: 'ms' },
    { name: 'Search page: the API’s processor time', value: median(turns.api.costs), unit: 'ms' },
    { name: 'Search page: the API’s share of the ceiling', value: median(shares), unit: '×', atLeast: 0.75 },
  ];
}

/** The first pages of each village's sons and daughters. */
const pagesOf = ({ member }: Site): Ask[] =>
  VILLAGES.flatMap((village) => GENDERS.map((gender) => `village=${village}&gender=${gender}`)).flatMap(
    (filters) =>
      Array.from({ length: PAGES }, (_, index) => ({
        path: `${url('getAllProfiles')}?page=${index + 1}&pageSize=20&${filters}`,
        cookie: member,
      })),
  );

/** Requests per second, and milliseconds of the server's own processor time that one took, of each turn. */
interface Turns {
  readonly rates: number[];
  readonly costs: number[];
}
const newTurns = (): Turns => ({ rates: [], costs: [] });

async function turn(target: Target, asks: readonly Ask[], { rates, costs }: Turns): Promise<number> {
  const before = await processorTime(target.pid);
  const { throughput, times } = await load(target, asks, { seconds: SECONDS });
  costs.push((((await processorTime(target.pid)) - before) * 1000) / times.length);
  rates.push(throughput);
  return throughput;
}

async function startCeiling(site: Site, lifetime: Lifetime): Promise<Target> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: site.databaseUrl,
    REDIS_URL: site.redisUrl,
    REDIS_PREFIX: site.redisPrefix,
    SESSION_SECRET: site.sessionSecret,
    PORT: String(port),
  };
  // With the settings of the runtime that the API has: they trade some of its time for memory.
  const args = [...API_FLAGS, join(import.meta.dirname, 'ceiling.ts')];
  const { pid } = await startProcess(args, env, port, lifetime);
  return { port, pid };
}

/** To the last byte: neither has less to read, to write down and to send. */
async function expectSameReplies(site: Site, ceiling: Target, { path, cookie = '' }: Ask): Promise<void> {
  const replies = [site, ceiling].map(async ({ port }) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    return { status: reply.status, headers: [...reply.headers.keys()].sort(), body: await reply.text() };
  });
  const [ours, theirs] = await Promise.all(replies);
  if (!isDeepStrictEqual(ours, theirs)) throw new Error(`The API and the ceiling answer ${path} otherwise.`);
}
