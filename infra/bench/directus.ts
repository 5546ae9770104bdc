import { join } from 'node:path';
import { VILLAGES } from '@pehchan/contract/common';
import { url } from '@pehchan/contract/endpoints';
import { execa } from 'execa';
import { createConnection } from 'mysql2/promise';
import { freePort, type Lifetime } from '../lib/index.ts';
import { type Ask, load, median, processorTime } from './api/load.ts';
import { openSite, type Site, startBenchServers, startProcess } from './api/site.ts';
import type { Target } from './api/target.ts';
import type { Bench } from './lib/figures.ts';
import { installApart } from './lib/install-apart.ts';

const BIODATA = 100_000;
const ROUNDS = 5;
const SECONDS = 4;
/**
 * Of the newest, a package was never published. The other runs scripts of theirs: this version comes built.
 */
const PACKAGE = {
  dependencies: { directus: '12.4.0' },
  overrides: { 'isolated-vm': '6.2.0' },
};
const TOKEN = 'of-the-bench-alone-and-long-enough-to-be-taken';

/**
 * The search page beside Directus, which makes an API of any tables: on the same server, with copies of the
 * same rows and indexes, asked by an administrator, of whom it checks least. It is installed here alone.
 */
export const bench: Bench = {
  title: `The search page of ${BIODATA} biodata beside Directus ${PACKAGE.dependencies.directus}`,
  isOnlyNamed: true,
  async runAlone(lifetime) {
    const folder = await installApart('directus', PACKAGE);
    const site = await openSite(BIODATA, await startBenchServers(lifetime), lifetime);
    const directus = await startDirectus(folder, site, lifetime);
    const pages = VILLAGES.flatMap((village) => ['MALE', 'FEMALE'].map((gender) => ({ village, gender })));
    const ours = pages.map((page): Ask => ({ path: ourPath(page), cookie: site.member }));
    const theirs = pages.map((page): Ask => ({ path: theirPath(page) }));
    for (const [index, ask] of ours.entries()) await expectSameRows([site, ask], [directus, theirs[index]]);

    const turns: { rates: number[]; costs: number[] }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [our, their] = [await turn(site, ours), await turn(directus, theirs)];
      // The first only warms up.
      if (round > 0) turns.push({ rates: [our.rate, their.rate], costs: [our.cost, their.cost] });
    }
    const of = (pick: (turn: (typeof turns)[number]) => number | undefined) =>
      median(turns.map((turn) => pick(turn) ?? NaN));
    return [
      { name: 'Search page: the API', value: of(({ rates }) => rates[0]), unit: '/s' },
      { name: 'Search page: Directus', value: of(({ rates }) => rates[1]), unit: '/s' },
      { name: 'Search page: the API’s processor time', value: of(({ costs }) => costs[0]), unit: 'ms' },
      { name: 'Search page: Directus’ processor time', value: of(({ costs }) => costs[1]), unit: 'ms' },
      {
        name: 'Search page: the API against Directus',
        value: of(({ rates: [our = 0, their = 1] }) => our / their),
        unit: '×',
        atLeast: 7,
      },
    ];
  },
};

async function startDirectus(folder: string, site: Site, lifetime: Lifetime): Promise<Target> {
  const program = join(folder, 'node_modules', 'directus', 'cli.js');
  const { hostname, port: databasePort, username, password, pathname } = new URL(site.databaseUrl);
  const database = 'directus';
  const connection = await createConnection(site.databaseUrl);
  await connection.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  for (const table of ['users', 'profiles']) {
    await connection.query(`CREATE TABLE ${database}.${table} LIKE ${pathname.slice(1)}.${table}`);
    await connection.query(`INSERT INTO ${database}.${table} SELECT * FROM ${pathname.slice(1)}.${table}`);
  }
  await connection.query(`ANALYZE TABLE ${database}.users, ${database}.profiles`);
  await connection.end();

  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // It would read the project’s own settings.
    CONFIG_PATH: join(folder, '.env'),
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, SECRET: TOKEN },
    ...{ DB_CLIENT: 'mysql', DB_HOST: hostname, DB_PORT: databasePort, DB_DATABASE: database },
    ...{ DB_USER: username, DB_PASSWORD: decodeURIComponent(password) },
    ...{ ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: TOKEN, ADMIN_TOKEN: TOKEN },
    // What it does beside answering.
    ...{ SERVE_APP: 'false', TELEMETRY: 'false', WEBSOCKETS_ENABLED: 'false', LOG_LEVEL: 'warn' },
    ...{ RATE_LIMITER_ENABLED: 'false', PRESSURE_LIMITER_ENABLED: 'false', CACHE_ENABLED: 'false' },
  };
  await execa(process.execPath, [program, 'bootstrap'], { cwd: folder, env });
  const { pid } = await startProcess([program, 'start'], env, port, lifetime);
  const related = await fetch(`http://127.0.0.1:${port}/relations?access_token=${TOKEN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ collection: 'profiles', field: 'userId', related_collection: 'users' }),
  });
  if (!related.ok) throw new Error(`Directus answered ${related.status}: ${await related.text()}`);
  return { port, pid };
}

type Page = { village: string; gender: string };

const ourPath = (page: Page) =>
  `${url('getAllProfiles')}?${new URLSearchParams({ ...page, page: '1', pageSize: '20' })}`;

const FIELDS = 'id fullName fullNameHindi gender dateOfBirth height city gotra phone village fatherName education employment occupation photoKey createdAt'; // prettier-ignore
const OF_FAMILY = 'id fullName fatherName village statusSince';

/** The same columns of biodata and family, and the total. */
function theirPath({ village, gender }: Page): string {
  const fields = [...FIELDS.split(' '), ...OF_FAMILY.split(' ').map((field) => `userId.${field}`)];
  const equal = { village, gender, ownerStatus: 'approved', listing: 'open' };
  const filters = Object.entries(equal).map(([name, value]) => [`filter[${name}][_eq]`, value]);
  const query = { fields: fields.join(), sort: '-id', limit: '20', page: '1', meta: 'filter_count' };
  const all = { ...query, ...(Object.fromEntries(filters) as object), access_token: TOKEN };
  return `/items/profiles?${new URLSearchParams(all)}`;
}

async function turn(target: Target, asks: readonly Ask[]) {
  const before = await processorTime(target.pid);
  const { throughput, times } = await load(target, asks, { seconds: SECONDS });
  return {
    rate: throughput,
    cost: (((await processorTime(target.pid)) - before) * 1000) / times.length,
  };
}

type Reply = {
  profiles?: { id: number }[];
  total?: number;
  data?: { id: number }[];
  meta?: { filter_count: number };
};

async function expectSameRows(...asked: [Target, Ask | undefined][]): Promise<void> {
  const found = asked.map(async ([{ port }, { path, cookie = '' } = { path: '/' }]) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    const { profiles, total, data, meta } = (await reply.json()) as Reply;
    const ids = (profiles ?? data ?? []).map(({ id }) => id);
    return `${ids.join()} of ${total ?? meta?.filter_count}`;
  });
  const [ours, theirs] = await Promise.all(found);
  if (ours !== theirs) throw new Error(`The API answers ${ours}, Directus ${theirs}.`);
}
