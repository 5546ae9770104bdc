import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { SessionReply } from '@pehchan/contract/accounts';
import type { AuditReply } from '@pehchan/contract/audit';
import type { FoundProfilesReply, OwnProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import type { CountsReply } from '@pehchan/contract/overview';
import type { ReleaseDocument } from '@pehchan/release/document';
import { execa } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDataDir } from '../../launch/data-dir.ts';
import { knownServers } from '../../launch/embedded/use-servers.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { ROOT } from '../../lib/repository.ts';
import { parseSettings } from '../../lib/settings.ts';
import { scratchFolder } from '../scratch.ts';
import { cookiesAfter, setUpSecondStep } from '../second-step.ts';
import { bytesIn, onServersOf, operate } from './operating.ts';
import { startScratchSite } from '../scratch-site.ts';

/** The data of the previous release. The README of its folder documents how the data were made. */
const BEFORE = join(import.meta.dirname, 'last-release');
const FAMILIES = [
  { phone: '9811000001', name: 'RAMESH SUTHAR', child: 'PRIYA SUTHAR', village: 'DHAN', IsApproved: true },
  { phone: '9811000002', name: 'SURESH KUMHAR', child: 'ANIL KUMHAR', village: 'MAROL', IsApproved: true },
  { phone: '9811000003', name: 'DINESH MALI', child: 'KAVITA MALI', village: 'NIMBAJ', IsApproved: false },
];

/** Columns that a background job derives from the texts of a biodata. */
const DERIVED = /^(heightCm|derivedBy|\w*gotraId)$/i;

const lifetime = createLifetime();
afterAll(() => lifetime.end());

async function unpack(place: string): Promise<void> {
  const archive = join(await scratchFolder(lifetime), 'data.tar');
  await writeFile(archive, brotliDecompressSync(await readFile(join(BEFORE, 'data.tar.br'))));
  await execa('tar', ['-xf', archive, '-C', place, '--no-same-owner']);
}

const ways = {
  'a data directory of the last release': unpack,
  'a backup of the last release, restored': async (place: string) => {
    const restored = await operate('restore', { DATA_DIR: place }, join(BEFORE, 'site.backup'), '--plain');
    expect(restored, restored.output).toMatchObject({ code: 0 });
  },
};

describe.each(Object.entries(ways))('upgrade from %s', (_, arrive) => {
  let place: string;
  let site: string;
  let photosBefore: Record<string, string>;
  let rowsBefore: Rows;
  let remotesBefore: ReleaseDocument['remotes'];
  let rowsAfter: Rows;
  let servers: Awaited<ReturnType<typeof knownServers>>;
  let administrator: string;

  beforeAll(async () => {
    place = await scratchFolder(lifetime);
    await arrive(place);
    photosBefore = await bytesIn(join(place, 'photos'));
    rowsBefore = await onServersOf(place, rowsIn);
    const document = await readFile(join(place, 'site', 'releases', 'current.json'), 'utf8');
    remotesBefore = (JSON.parse(document) as ReleaseDocument).remotes;
    for (const [name, { version }] of Object.entries(remotesBefore)) {
      await forgetWhatWasTakenOut(join(place, 'site', 'remotes', name, version));
    }
    const own = { databaseUrl: undefined, redisUrl: undefined };
    site = (await startScratchSite(lifetime, { ...own, dataDir: place })).url;
    servers = await knownServers(parseSettings({ DATA_DIR: place }), await openDataDir(place));
    // Read the rows before a sign-in adds rows.
    rowsAfter = await rowsIn(servers.databaseUrl);
    administrator = (await signIn(site, FAMILIES[0]?.phone ?? '')).cookie;
  });

  test('the upgrade keeps every row of every table unchanged', () => {
    expect(countsOf(rowsBefore)).toMatchObject({
      users: FAMILIES.length,
      profiles: FAMILIES.length,
      audit_entries: 4,
    });
    // Do not compare these tables: an upgrade or a restore adds migrations, and background jobs later fill in
    // name keys, gotras and the origins of photos.
    const {
      migrations = [],
      name_keys: keys = [],
      tasks: _,
      photo_origins: __,
      gotras: ___,
      ...kept
    } = rowsBefore;
    const isFatherPart = (row: object) => 'field' in row && row.field === 'father';
    // Leave out rows for the search by father, which the previous release did not have.
    const known = (table: string, rows: RowDataPacket[] = []) =>
      table === 'search_parts' ? rows.filter((row) => !isFatherPart(row)) : rows;
    for (const [table, rows] of Object.entries(kept)) {
      // Do not compare `changes`: the upgrade counts tallies again, which adds one to it.
      const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'changes' && !DERIVED.test(name));
      const after = textsOf(known(table, rowsAfter[table]), columns);
      expect(after, table).toEqual(textsOf(known(table, rows), columns));
    }
    expect(rowsAfter['search_parts']?.some(isFatherPart)).toBe(true);
    expect(rowsAfter['migrations']?.length).toBeGreaterThanOrEqual(migrations.length);
    expect(rowsAfter['name_keys']?.length).toBeGreaterThanOrEqual(keys.length);
  });

  test('the upgrade keeps every listing open', async () => {
    const listings = await query(servers.databaseUrl, 'SELECT listing FROM profiles');
    expect(listings).toEqual(FAMILIES.map(() => ({ listing: 'open' })));
  });

  test('the API’s database user can add to the audit log after the upgrade, and cannot change it', async () => {
    const serving = (sql: string) => query(servers.serviceUrl ?? '', sql);
    expect(await serving('SELECT id FROM audit_entries')).toHaveLength(
      rowsAfter['audit_entries']?.length ?? 0,
    );
    for (const change of ["UPDATE audit_entries SET actorName = 'NOBODY'", 'DELETE FROM audit_entries']) {
      await expect(serving(change), change).rejects.toMatchObject({ code: 'ER_TABLEACCESS_DENIED_ERROR' });
    }
  });

  test('the upgraded site requires a second step of its administrator first', async () => {
    const reply = await fetch(site + url('getCounts'), { headers: { cookie: administrator } });
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: 'second_step', setUp: true }]);
    const { cookie, recoveryCodes } = await setUpSecondStep(site, administrator);
    expect(recoveryCodes).toHaveLength(10);
    administrator = cookie;
  });

  test('every family signs in with its password after the upgrade, and sees its biodata and photo', async () => {
    expect(Object.keys(photosBefore)).toHaveLength(3 * FAMILIES.length);
    for (const { phone, name, child, village, IsApproved } of FAMILIES) {
      const session = await signIn(site, phone);
      expect(session.user).toMatchObject({ phone, name, village, IsApproved, IsRejected: !IsApproved });
      const cookie = session.user.role === 'ADMIN' ? administrator : session.cookie;
      const { profiles } = await read(site, 'getOwnProfiles', cookie);
      expect(profiles).toMatchObject([
        { fullname: child, dateOfBirth: '1999-04-01T00:00:00.000Z', gotra: 'KASHYAP', listing: 'open' },
      ]);
      for (const size of ['card', 'view']) {
        const photo = await fetch(`${site}${profiles[0]?.image}?size=${size}`, { headers: { cookie } });
        expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
      }
    }
    // Stored photos are unchanged. Each photo that was opened large also has a file in screen size.
    const photos = await bytesIn(join(place, 'photos'));
    expect(photos).toMatchObject(photosBefore);
    const added = Object.keys(photos).filter((name) => !(name in photosBefore));
    expect(added.map((name) => name.replace(/^.*-/, ''))).toEqual(FAMILIES.map(() => 'screen.webp'));
  });

  test('the upgrade keeps account statuses, decisions and lists', async () => {
    expect(await read(site, 'getCounts', administrator)).toMatchObject({
      totaluserCount: 3,
      totalProfiles: 3,
      totalApprovedUsers: 2,
      totalRejectedUsers: 1,
      totalApprovalPendingUsers: 0,
      totalFemaleProfiles: 2,
    });
    // The audit log has four decisions of the previous release, and the administrator's new second step.
    expect((await read(site, 'getAudit', administrator)).total).toBe(5);
    const { profiles } = await read(site, 'getAllProfiles', administrator, '?page=1&search=anil');
    expect(profiles).toMatchObject([{ fullname: 'ANIL KUMHAR' }]);
  });

  test('a search in Hindi letters finds biodata of the previous release', async () => {
    const search = `?page=1&search=${encodeURIComponent('अनिल')}`;
    await vi.waitFor(
      async () => {
        const { profiles } = await read(site, 'getAllProfiles', administrator, search);
        expect(profiles).toMatchObject([{ fullname: 'ANIL KUMHAR' }]);
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  test('biodata of the previous release gets the columns that searches compare', async () => {
    const derived = () => query(servers.databaseUrl, 'SELECT heightCm, gotraId > 0 AS isKnown FROM profiles');
    await vi.waitFor(
      async () => expect(await derived()).toEqual(FAMILIES.map(() => ({ heightCm: 152, isKnown: 1 }))),
      { timeout: 20_000, interval: 500 },
    );
  });

  test('the upgraded site serves its own remotes, and a rollback to a previous remote works or is refused by name', async () => {
    const { remotes } = await served(site);
    expect(Object.keys(remotes)).toEqual(expect.arrayContaining(['admin', 'member']));
    for (const { enabled, base, entry } of Object.values(remotes)) {
      expect(enabled).toBe(true);
      expect((await fetch(`${site}${base}${entry}`)).status).toBe(200);
    }
    expect(Object.keys(remotesBefore).sort()).toEqual(['admin', 'member']);
    for (const [name, { version }] of Object.entries(remotesBefore)) {
      const back = await rollback(place, name, version);
      if (back.exitCode === 0) {
        expect((await served(site)).remotes[name]?.version).toBe(version);
      } else {
        expect(back.all).toMatch(new RegExp(`${name} needs the (kit|API) \\^1\\.\\d\\.0; `));
        expect((await served(site)).remotes[name]).toEqual(remotes[name]);
      }
    }
  });
});

/** Drop source maps and precompressed files from the list: this folder omits them to stay small. */
async function forgetWhatWasTakenOut(folder: string): Promise<void> {
  const file = join(folder, 'remote.json');
  const remote = JSON.parse(await readFile(file, 'utf8')) as { files: Record<string, string> };
  const there = await bytesIn(folder);
  remote.files = Object.fromEntries(Object.entries(remote.files).filter(([name]) => name in there));
  await writeFile(file, JSON.stringify(remote));
}

async function signIn(site: string, phone: string) {
  const reply = await fetch(site + url('login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: `password of ${phone}` }),
  });
  expect(reply.status, phone).toBe(200);
  const cookie = cookiesAfter(reply);
  return { cookie, user: ((await reply.json()) as SessionReply).user };
}

async function query(databaseUrl: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(databaseUrl);
  try {
    return (await connection.query<RowDataPacket[]>(sql))[0];
  } finally {
    await connection.end();
  }
}

type Rows = Record<string, RowDataPacket[]>;

async function rowsIn(databaseUrl: string): Promise<Rows> {
  const tables = await query(
    databaseUrl,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const rows: Rows = {};
  for (const { name } of tables as { name: string }[]) {
    rows[name] = await query(databaseUrl, `SELECT * FROM \`${name}\``);
  }
  return rows;
}

/** Return the values of these columns in a stable order, since a restore changes the order of rows. */
const textsOf = (rows: RowDataPacket[], columns: string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column] as unknown))).sort();

const countsOf = (rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]));

interface Replies {
  getOwnProfiles: OwnProfilesReply;
  getAllProfiles: FoundProfilesReply;
  getCounts: CountsReply;
  getAudit: AuditReply;
}

async function read<Name extends keyof Replies>(site: string, name: Name, cookie: string, query = '') {
  const reply = await fetch(site + url(name) + query, { headers: { cookie } });
  expect(reply.status, name).toBe(200);
  return (await reply.json()) as Replies[Name];
}

async function served(site: string) {
  return (await (await fetch(`${site}/releases/current.json`)).json()) as ReleaseDocument;
}

const rollback = (place: string, remote: string, version: string) =>
  execa(process.execPath, [join(ROOT, 'infra', 'release', 'cli.ts'), 'rollback', remote, version], {
    env: { DATA_DIR: place },
    all: true,
    reject: false,
  });
