import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { QueryTypes } from 'sequelize';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { migrate } from '../../src/ground/database/migrate.ts';
import { REBUILD_LISTS } from '../../src/ground/database/rebuild-lists.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { rebuildNameKeys } from '../../src/ground/lists/rebuild-keys.ts';
import { startApi } from '../support/api-process.ts';
import { createBiodata, updateBiodata } from '../support/biodata-calls.ts';
import { accountForm, buildApproved, buildProfiles, newWord } from '../support/factories.ts';
import { run } from '../support/run-script.ts';
import { scratchDatabase } from '../support/scratch-database.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

/** Milliseconds for a command or a server, which start slowly on a busy machine. */
const PATIENCE = 120_000;

const select = (statement: string) =>
  sequelize.query<Record<string, unknown>>(statement, { type: QueryTypes.SELECT });
const amountOf = async (statement: string) => Number((await select(statement))[0]?.['amount'] ?? 0);
const textsWithKeys = () => amountOf('SELECT COUNT(DISTINCT field, text) AS amount FROM name_keys');
const allKeys = async () => [
  await select('SELECT field, text, part, version FROM name_keys ORDER BY field, text, part'),
  await select('SELECT profileId, part, version FROM hindi_keys ORDER BY profileId, part'),
];

async function forgetKeys(): Promise<void> {
  await sequelize.query('DELETE FROM name_keys');
  await sequelize.query('DELETE FROM hindi_keys');
}

const idsOf = async (client: Client, search: string) => {
  const { body } = await client.call('getAllProfiles', { query: { page: 1, pageSize: 100, search } });
  return body.profiles.map(({ id }) => id);
};

describe('rebuilds of a few thousand name keys', () => {
  const MANY = 2000;
  let member: Client;

  beforeAll(async () => {
    const owner = await buildApproved();
    member = await server.as(owner);
    await buildProfiles(
      owner,
      Array.from({ length: MANY }, (_, index) => ({
        fullName: `${newWord()} SUTHAR`,
        fullNameHindi: index % 2 === 0 ? 'गुड़िया' : '',
      })),
    );
  });
  beforeEach(forgetKeys);

  test(
    'the command resumes after it was killed, and finds names that families enter and change during it',
    async () => {
      const killed = run('top/cli/admin.ts', ['rebuild-names']);
      await vi.waitUntil(async () => (await textsWithKeys()) > 300, { timeout: 60_000, interval: 5 });
      killed.child.kill('SIGKILL');
      await killed.ended;
      const before = await textsWithKeys();
      expect(before).toBeLessThan(MANY);

      const second = run('top/cli/admin.ts', ['rebuild-names']);
      const owner = await buildApproved();
      const client = await server.as(owner);
      let hasEnded = false;
      void second.ended.then(() => (hasEnded = true));
      const old = await Profile.findAll({ where: { fullNameHindi: '' }, order: ['id'], limit: 20 });
      for (let index = 0; !hasEnded && index < old.length; index += 1) {
        const [fullname, city] = [`${newWord()} Jangid`, newWord()];
        const { status } = await createBiodata(client, {
          fullname,
          fullnameHindi: 'धापू',
          currentLiveCity: city,
        });
        expect(status).toBe(201);
        const profile = await Profile.findOne({ where: { city }, rejectOnEmpty: true });
        expect(await idsOf(member, 'धापू')).toContain(profile.id);
        const changed = await updateBiodata(client, profile.id, {
          fullname,
          fullnameHindi: 'गवरी',
          currentLiveCity: city,
        });
        expect(changed.status).toBe(200);
        expect(await idsOf(member, 'गवरी')).toContain(profile.id);
        expect((await client.call('deleteProfile', { params: { id: profile.id } })).status).toBe(200);
        await old[index]?.update({ fullName: `${newWord()} LOHAR` });
      }
      const { code, output } = await second.ended;
      expect([code, output]).toEqual([0, expect.stringMatching(/^Names that can be found now: \d+\.\n$/)]);
      // The second run of `rebuild-names` did not repeat the names that the killed run had finished.
      const made = Number(/\d+/.exec(output)?.[0]);
      const texts = await amountOf('SELECT COUNT(*) AS amount FROM search_parts WHERE start = 1');
      const inHindi = await amountOf("SELECT COUNT(*) AS amount FROM profiles WHERE fullNameHindi <> ''");
      expect(made).toBeGreaterThan(0);
      expect(made).toBeLessThanOrEqual(texts + inHindi - before + 10);

      const keys = await allKeys();
      const { output: again } = await run('top/cli/admin.ts', ['rebuild-names']).ended;
      expect(again).toBe('Every name can be found in both scripts.\n');
      await forgetKeys();
      await rebuildNameKeys();
      expect(keys).toEqual(await allKeys());
    },
    PATIENCE,
  );

  test(
    'the rebuild waits for a lock on a name longer than a request may wait',
    async () => {
      const holder = await createConnection(process.env['DATABASE_URL'] ?? '');
      await holder.beginTransaction();
      await holder.query("DELETE FROM search_parts WHERE field = 'name' AND text LIKE '%SUTHAR' LIMIT 1");
      const rebuilding = rebuildNameKeys();
      await wait(2500);
      await holder.rollback();
      await holder.end();
      expect(await rebuilding).toBeGreaterThan(MANY);
      expect(await rebuildNameKeys()).toBe(0);
    },
    PATIENCE,
  );
});

test(
  'an upgraded API builds missing name keys while it serves requests',
  async () => {
    const { url } = await scratchDatabase();
    await migrate(url, 'up', '2026-11-22-41-hindi-name');
    const connection = await connectTo(url);
    await addOldBiodata(connection, 1, { fullName: 'VIKAS CHOUDHARY' });
    await addOldBiodata(connection, 2, { fullName: 'GUDDI BAI', fullNameHindi: 'पुष्पा देवी' });
    const parts = REBUILD_LISTS.filter((statement) => /INTO search_parts/.test(statement));
    for (const statement of parts) await connection.query(statement);

    const api = await startApi({ DATABASE_URL: url, MIGRATE_DATABASE_URL: url });
    const client = api.client();
    const form = accountForm();
    expect((await client.call('register', { json: form })).status).toBe(201);
    await connection.query("UPDATE users SET status = 'approved'");
    const { phone, password } = form;
    expect((await client.call('login', { json: { phone, password } })).status).toBe(200);
    expect(await idsOf(client, 'vikas')).toEqual([1]);
    await vi.waitUntil(async () => (await idsOf(client, 'पुष्पा')).length > 0, {
      timeout: 20_000,
      interval: 100,
    });
    expect([await idsOf(client, 'विकास चौधरी'), await idsOf(client, 'puspa')]).toEqual([[1], [2]]);
    const [rows] = await connection.query<RowDataPacket[]>(
      'SELECT DISTINCT field FROM name_keys ORDER BY field',
    );
    expect(rows.map(({ field }) => String(field))).toEqual(['city', 'name', 'person']);
  },
  PATIENCE,
);

test(
  'an upgraded API derives gotras and heights right after its start, even if the hourly job is due later',
  async () => {
    const { url } = await scratchDatabase();
    await migrate(url, 'up', '2026-11-26-71-photo-origins');
    const connection = await connectTo(url);
    await addOldBiodata(connection, 1, { gotra: 'BHARADWAJ', height: "5.4'" });
    await addOldBiodata(connection, 2, { gotra: 'भारद्वाज' });
    // The previous version ran the hourly job ten minutes ago.
    await connection.query(
      `INSERT INTO tasks (kind, uniqueKey, period, createdAt, dueAt)
       VALUES ('name-keys', 'name-keys', 3600000, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL 50 MINUTE)`,
    );

    await startApi({ DATABASE_URL: url, MIGRATE_DATABASE_URL: url });
    const read = async () => {
      const [rows] = await connection.query<RowDataPacket[]>(
        'SELECT heightCm, gotraId FROM profiles ORDER BY id',
      );
      return rows;
    };
    await vi.waitUntil(async () => (await read()).every(({ gotraId }) => Number(gotraId) > 0), {
      timeout: 20_000,
      interval: 100,
    });
    const [one, other] = await read();
    expect([one?.['heightCm'], other?.['heightCm']]).toEqual([163, null]);
    expect(one?.['gotraId']).toBe(other?.['gotraId']);
    const [later] = await connection.query<RowDataPacket[]>(
      "SELECT 1 FROM tasks WHERE kind = 'name-keys' AND dueAt > UTC_TIMESTAMP(3) + INTERVAL 30 MINUTE",
    );
    expect(later).toHaveLength(1);
  },
  PATIENCE,
);

async function connectTo(url: string): Promise<Connection> {
  const connection = await createConnection(url);
  onTestFinished(() => connection.end());
  return connection;
}

/** Add a biodata with only the columns of the first versions; the first one also adds its family. */
async function addOldBiodata(connection: Connection, id: number, texts: Record<string, string>) {
  await connection.query(`
    INSERT IGNORE INTO users (id, fullName, fatherName, email, phone, passwordHash, village, status, createdAt, updatedAt)
    VALUES (1, 'MANGILAL', 'HEERA', 'x1@example.org', '7000000001', '', 'DHAN', 'approved', '2026-01-01', '2026-01-01')`);
  const row = { fullName: 'ASHA', fullNameHindi: '', height: '', gotra: '', ...texts };
  await connection.query(
    `INSERT INTO profiles (id, userId, ownerStatus, fullName, fullNameHindi, gender, dateOfBirth, height, city, gotra, phone, village,
      fatherName, motherName, education, college, employment, occupation, organisation, brothers, marriedBrothers, sisters,
      marriedSisters, aboutMe, hobbies, aboutFamily, aboutCareer, aboutEducation, createdAt, updatedAt)
    VALUES (?, 1, 'approved', ?, ?, 'MALE', '1999-01-01', ?, 'SURAT', ?, '', 'DHAN', '', '', '', '', 'GOVT', '', '',
      0, 0, 0, 0, '', '', '', '', '', '2026-01-01', '2026-01-01')`,
    [id, row.fullName, row.fullNameHindi, row.height, row.gotra],
  );
}
