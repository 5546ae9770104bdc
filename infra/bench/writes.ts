import { resolve } from 'node:path';
import type { SessionReply } from '@pehchan/contract/accounts';
import { GENDERS, type ProfilesReply } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import sharp from 'sharp';
import type { Figure } from '../checks/e2e/budgets/figure.ts';
import { until } from '../lib/index.ts';
import { addressOf, median, processorTime } from './api/load.ts';
import { openSite, run, type Site, startBenchServers } from './api/site.ts';
import type { Bench } from './lib/figures.ts';

const BIODATA = 10_000;
/** Even: who goes first changes. */
const ROUNDS = 8;
/** Of each connection in a turn. */
const WRITES = 8;
const CONNECTIONS = [1, 8];
/** The API handles three writes of one account at a time, and one administrator sends all approvals. */
const APPROVING = [1, 3];
const MOST = 1.2;

const DUE =
  "SELECT 1 FROM tasks WHERE state = 'waiting' AND period IS NULL AND dueAt <= UTC_TIMESTAMP(3) LIMIT 1";

/** One of those that the bench registers: each adds one biodata, changes it, and is approved. */
type Family = { id: number; cookie: string; profile: number };
type Write = (site: Site, family: Family, number: number) => Promise<void>;
/** Of a write, in milliseconds: how long it took, and for how long API and database kept a processor. */
type Took = { time: number; cost: number };
/** What has been written on an API. */
type Written = { readonly site: Site; readonly families: Family[]; next: number };

const WRITES_BY_NAME: Record<string, Write> = {
  Registering: async (site, family, number) => {
    const phone = String(7_000_000_000 + number);
    const reply = await send(site, 'register', '', number, {
      ...{ name: `Writer ${phone}`, Father: 'Old Writer', email: `writer.${phone}@example.org`, phone },
      ...{ password: 'correct horse', village: villageOf(number) },
    });
    family.id = ((await reply.json()) as SessionReply).user.id;
    family.cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  },
  'Adding a biodata': async (site, { cookie }, number) => {
    await send(site, 'createProfile', cookie, number, form(number, { imageFile: await photo }));
  },
  'Changing a biodata': async (site, { cookie, profile }, number) => {
    const path = url('updateProfile', { id: profile });
    await send(site, 'updateProfile', cookie, number, form(number, { currentLiveCity: 'Surat' }), path);
  },
  Approving: async (site, { id }, number) => {
    await send(site, 'approveUser', site.admin, number, {}, url('approveUser', { id }));
  },
};

/**
 * What families and administrators write. `--against=<another checkout>` puts its API beside this one's, on
 * the same servers, with tables of its own, and writes the same to both by turns.
 */
export const bench: Bench = {
  title: `Writes beside ${BIODATA} biodata`,
  async runAlone(lifetime, { against }) {
    const servers = await startBenchServers(lifetime);
    const sites = [await openSite(BIODATA, servers, lifetime)];
    if (against) sites.push(await openSite(BIODATA, servers, lifetime, resolve(against)));
    const all = sites.map((site): Written => ({ site, families: [], next: 0 }));

    const figures: Figure[] = [];
    for (const [name, write] of Object.entries(WRITES_BY_NAME)) {
      for (const written of all) written.next = 0;
      if (name === 'Changing a biodata') await Promise.all(all.map(findProfiles));
      for (const connections of name === 'Approving' ? APPROVING : CONNECTIONS) {
        const rounds = await measure(all, write, connections);
        const clients = connections === 1 ? 'one connection' : `${connections} connections`;
        figures.push(...figuresOf(`${name}, ${clients}`, rounds));
      }
    }
    return figures;
  },
};

/** @returns of each round what a write took on each API */
async function measure(all: readonly Written[], write: Write, connections: number): Promise<Took[][]> {
  const rounds: Took[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const took = new Map<Written, Took>();
    for (const written of round % 2 === 0 ? all : all.toReversed()) {
      took.set(written, await turn(written, write, connections));
    }
    rounds.push(all.flatMap((written) => took.get(written) ?? []));
  }
  // The first round only warms up.
  return rounds.slice(1);
}

function figuresOf(name: string, rounds: Took[][]): Figure[] {
  const growthOf = (pick: (took: Took) => number) =>
    median(rounds.flatMap(([ours, theirs]) => (ours && theirs ? pick(ours) / pick(theirs) : [])));
  const figure: Figure = { name, value: median(rounds.flatMap(([ours]) => ours?.time ?? [])), unit: 'ms' };
  if (rounds.every((took) => took.length === 1)) return [figure];
  return [
    figure,
    { name: `${name}: against the other`, value: growthOf(({ time }) => time), unit: '×', atMost: MOST },
    // Without the decoders, and whatever else keeps the machine busy.
    { name: `${name}: processor time against the other`, value: growthOf(({ cost }) => cost), unit: '×' },
  ];
}

/** Until all is written, by how much that is; its processor until the mails are out that it brings. */
async function turn(written: Written, write: Write, connections: number): Promise<Took> {
  const { site, families } = written;
  const amount = WRITES * connections;
  const end = written.next + amount;
  const client = async () => {
    while (written.next < end) {
      const number = written.next++;
      await write(site, (families[number] ??= { id: 0, cookie: '', profile: 0 }), number);
    }
  };
  const spent = async () => (await processorTime(site.pid)) + (await processorTime(site.databasePid));
  const [begun, before] = [performance.now(), await spent()];
  await Promise.all(Array.from({ length: connections }, client));
  const time = (performance.now() - begun) / amount;
  // Otherwise they would be sent in the other's turn.
  await until(async () => (await run(site.databaseUrl, DUE)).length === 0, { within: 30_000 });
  return { time, cost: (((await spent()) - before) * 1000) / amount };
}

async function findProfiles({ site: { port }, families }: Written): Promise<void> {
  for (const family of families) {
    const { cookie } = family;
    const reply = await fetch(`http://127.0.0.1:${port}${url('getOwnProfiles')}`, { headers: { cookie } });
    family.profile = ((await reply.json()) as ProfilesReply).profiles[0]?.id ?? 0;
  }
}

/** Small, as the site's own forms make it. */
const photo = sharp({ create: { width: 600, height: 800, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()
  .then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));

/** They come from all of them, as families do. */
const villageOf = (number: number) => VILLAGES[number % VILLAGES.length] ?? 'DHAN';

function form(number: number, others: Record<string, string | Blob>): FormData {
  const fields = {
    ...{ fullname: `Asha Writer ${'ABCDEFGH'[number % 8]}`, gender: GENDERS[number % 2] ?? 'MALE' },
    ...{ dateOfBirth: '1998-04-01', currentLiveCity: 'Pune', gotra: 'Kashyap', phone: '9876543210' },
    ...{ village: villageOf(number), mother: 'Kamla', employedIn: 'PRIVATE', ...others },
  };
  const all = new FormData();
  for (const [name, value] of Object.entries(fields)) all.set(name, value);
  return all;
}

async function send(
  { port }: Site,
  name: EndpointName,
  cookie: string,
  number: number,
  content: object | FormData,
  path = url(name),
): Promise<Response> {
  const isForm = content instanceof FormData;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: endpoints[name].method,
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...{ cookie, 'x-forwarded-for': addressOf(number) },
    },
    body: isForm ? content : JSON.stringify(content),
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}
