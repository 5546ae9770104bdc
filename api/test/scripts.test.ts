import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { QueryTypes, Sequelize } from 'sequelize';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { administration } from '../src/database/migrations/2026-11-20-07-administration.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { REBUILD_LISTS } from '../src/database/rebuild-lists.ts';
import { parseEnv } from '../src/runtime/env.ts';
import { AuditEntry } from '../src/audit/models/audit-entry.ts';
import { User } from '../src/accounts/models/user.ts';
import { buildAdmin, buildProfile, buildUser, newPhone } from './factories.ts';

/** Runs a script of `src/` as a person does. */
function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src', script), ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return { child, ended };
}

let made = 0;

/** A database of the test's own, empty. */
async function scratch(): Promise<{ url: string; count: (table: string) => Promise<number> }> {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  const server = await createConnection(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `${url.pathname.slice(1)}_s${(made += 1)}`;
  await server.query(`CREATE DATABASE \`${name}\``);
  url.pathname = `/${name}`;
  onTestFinished(async () => {
    await server.query(`DROP DATABASE \`${name}\``);
    await server.end();
  });
  return {
    url: url.href,
    async count(table) {
      const [rows] = await server.query(`SELECT COUNT(*) AS amount FROM \`${name}\`.${table}`);
      return (rows as { amount: number }[])[0]?.amount ?? -1;
    },
  };
}

describe('admin grant and revoke', () => {
  test('grant makes an approved administrator and is recorded', async () => {
    const user = await buildUser();
    const profile = await buildProfile({ owner: user });
    const { code, output } = await run('cli/admin.ts', ['grant', user.phone]).ended;
    expect([code, output]).toEqual([0, `RAMESH SUTHAR (${user.phone}) is now an administrator.\n`]);
    expect(await user.reload()).toMatchObject({ role: 'ADMIN', status: 'approved' });
    expect((await profile.reload()).ownerStatus).toBe('approved');
    const entries = await AuditEntry.findAll({ where: { subjectId: user.id }, order: ['id'] });
    expect(
      entries.map(({ action, actorName, fromValue, toValue }) => [action, actorName, fromValue, toValue]),
    ).toEqual([
      ['role', 'command line', 'USER', 'ADMIN'],
      ['standing', 'command line', 'pending', 'approved'],
    ]);
  });

  test('revoke takes the role, but not from the last one', async () => {
    const [one] = [await buildAdmin(), await buildAdmin()];
    expect((await run('cli/admin.ts', ['revoke', one.phone]).ended).code).toBe(0);
    expect((await one.reload()).role).toBe('USER');
    const [last, ...others] = await User.findAll({ where: { role: 'ADMIN' } });
    const setOthers = (role: 'USER' | 'ADMIN') =>
      User.update({ role }, { where: { id: others.map(({ id }) => id) } });
    await setOthers('USER');
    const { code, output } = await run('cli/admin.ts', ['revoke', last?.phone ?? '']).ended;
    // They belong to other test files of this worker.
    await setOthers('ADMIN');
    expect([code, output]).toEqual([1, 'The last administrator can’t be removed.\n']);
  });

  test('revoke says so when the account is no administrator’s', async () => {
    const user = await buildUser();
    const { code, output } = await run('cli/admin.ts', ['revoke', user.phone]).ended;
    expect([code, output]).toEqual([1, `The account with the phone ${user.phone} is no administrator's.\n`]);
  });

  test.each([
    [['grant', newPhone()], 1, /No account/],
    [['grant', '123'], 2, /Usage/],
    [['promote', newPhone()], 2, /Usage/],
    [[], 2, /Usage/],
  ])('%o says what is wrong', async (args, expected, sentence) => {
    const { code, output } = await run('cli/admin.ts', args).ended;
    expect(code).toBe(expected);
    expect(output).toMatch(sentence);
  });
});

describe('migrations', () => {
  test('run once when several processes start at once, go back, and come again', async () => {
    const { url, count } = await scratch();
    const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await count('users')).toBe(0);
    await migrate(url, 'down');
    await expect(count('users')).rejects.toThrow();
    expect((await migrate(url)).length).toBeGreaterThan(3);
  });

  test('rest on nothing that changes after they were shipped', async () => {
    const folder = join(import.meta.dirname, '../src/database/migrations');
    const files = (await readdir(folder)).filter((file) => file !== 'index.ts');
    expect(files).toHaveLength(migrations.length);
    for (const file of files) {
      const imports = (await readFile(join(folder, file), 'utf8')).matchAll(
        /^(?!import type).* from '(.*)';$/gm,
      );
      const from = [...imports].map(([, module]) => module ?? '');
      expect(
        from.filter((module) => module !== 'sequelize' && !/^\.\/\d{4}-/.test(module)),
        file,
      ).toEqual([]);
    }
  });

  test('bring a database with rows to what a new one has', async () => {
    const connect = async (url: string) => {
      const connection = await createConnection(url);
      onTestFinished(() => connection.end());
      return connection;
    };
    const people = `
      INSERT INTO users (id, fullName, fatherName, email, phone, passwordHash, village, status, createdAt, updatedAt) VALUES
        (1, 'RAVI ÉTAN', 'MOHAN  LAL', 'x1@example.org', '7000000001', '', 'DHAN', 'approved', '2026-01-01', '2026-01-01'),
        (2, 'सीता\x01', 'RAVI ETAN', 'x2@example.org', '7000000002', '', 'MAROL', 'pending', '2026-01-01', '2026-01-01')`;
    const biodata = (id: number, owner: number, status: string, name: string) => `
      INSERT INTO profiles (id, userId, ownerStatus, fullName, gender, dateOfBirth, height, city, gotra, phone, village, fatherName,
        motherName, education, college, employment, occupation, organisation, brothers, marriedBrothers, sisters, marriedSisters,
        aboutMe, hobbies, aboutFamily, aboutCareer, aboutEducation, createdAt, updatedAt)
      VALUES (${id}, ${owner}, '${status}', '${name}', 'MALE', '1999-01-01', '', 'PUNE', '', '', 'DHAN', '', '', '', '', 'GOVT', '', '',
        0, 0, 0, 0, '', '', '', '', '', '2026-01-01', '2026-01-01')`;
    const fill = [people, biodata(1, 1, 'approved', 'AMIT ÉTAN'), biodata(2, 2, 'pending', 'नेहा K')];
    const [fresh, upgraded] = [(await scratch()).url, (await scratch()).url];
    await migrate(upgraded, 'up', '2026-11-20-04-photo-removals');
    const [one, other] = [await connect(fresh), await connect(upgraded)];
    for (const statement of fill) await other.query(statement);
    await migrate(upgraded);
    await migrate(fresh);
    for (const statement of [...fill, ...REBUILD_LISTS]) await one.query(statement);

    const [tables] = await one.query<RowDataPacket[]>('SHOW TABLES');
    expect(tables.length).toBeGreaterThan(6);
    for (const table of tables.flatMap((row) => Object.values(row).map(String))) {
      const created = async (of: Connection) =>
        (await of.query<RowDataPacket[]>(`SHOW CREATE TABLE ${table}`))[0];
      expect(await created(other)).toEqual(await created(one));
    }
    for (const kept of [
      'tallies ORDER BY subject, status, gender, village',
      'search_parts ORDER BY field, text, start',
    ]) {
      const held = async (of: Connection) => (await of.query<RowDataPacket[]>(`SELECT * FROM ${kept}`))[0];
      expect((await held(other)).length).toBeGreaterThan(3);
      expect(await held(other)).toEqual(await held(one));
    }
  });

  test('find out since when accounts of before have their standing, and whom old log lines concern', async () => {
    const { url } = await scratch();
    await migrate(url);
    const sequelize = new Sequelize(url, { logging: false, timezone: '+00:00' });
    onTestFinished(() => sequelize.close());
    const schema = sequelize.getQueryInterface();
    const read = (text: string) => sequelize.query(text, { type: QueryTypes.SELECT, raw: true });
    const later = migrations.slice(migrations.indexOf(administration));
    for (const migration of later.reverse()) await migration.down(schema);
    for (const id of [1, 2]) {
      await sequelize.query(`INSERT INTO users (id, fullName, fatherName, email, phone, passwordHash, village, createdAt, updatedAt)
        VALUES (${id}, 'X', 'Y', 'x${id}@example.org', '700000000${id}', '', 'DHAN', '2026-01-01', '2026-01-01')`);
    }
    await sequelize.query(`INSERT INTO profiles SELECT 1 AS id, 2 AS userId, 'pending', 'Z', 'MALE', '1999-01-01', '', '', '', '', 'DHAN',
      '', '', '', '', 'GOVT', '', '', 0, 0, 0, 0, '', '', '', '', '', NULL, '2026-01-01', '2026-01-01'`);
    const entries = [
      ['standing', 1, '2026-02-01'],
      ['standing', 1, '2026-03-01'],
      // Biodata: the first has an account's number, the second is gone.
      ['edit-profile', 1, '2026-04-01'],
      ['delete-profile', 9, '2026-04-02'],
    ];
    for (const entry of entries) {
      await sequelize.query(
        "INSERT INTO audit_entries (actorName, subjectName, action, subjectId, createdAt) VALUES ('A', 'S', ?, ?, ?)",
        { replacements: entry },
      );
    }
    await administration.up(schema);
    expect(
      await read('SELECT id, DATE_FORMAT(statusSince, "%Y-%m-%d") AS since FROM users ORDER BY id'),
    ).toEqual([
      { id: 1, since: '2026-03-01' },
      { id: 2, since: '2026-01-01' },
    ]);
    expect(await read('SELECT userId FROM audit_entries ORDER BY id')).toEqual(
      [1, 1, 2, null].map((userId) => ({ userId })),
    );
  });
});

describe('the demo community', () => {
  const DATABASE = async () => {
    const database = await scratch();
    await migrate(database.url);
    return database;
  };

  test('is made once by two processes at once, whole, and not again', async () => {
    const { url, count } = await DATABASE();
    const env = { DATABASE_URL: url, DEMO: '1' };
    const runs = await Promise.all([run('demo/seed.ts', [], env).ended, run('demo/seed.ts', [], env).ended]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(runs.filter(({ output }) => output.includes('120 families'))).toHaveLength(1);
    expect([await count('users'), await count('profiles'), await count('photo_removals')]).toEqual([
      120, 200, 0,
    ]);
    // Whom the administrator decided on is in the log, but for the administrator.
    expect(await count('audit_entries')).toBe((await count("users WHERE status <> 'pending'")) - 1);
    expect((await run('demo/seed.ts', [], env).ended).output).toContain('nothing to do');
  }, 60_000);

  test('that is interrupted leaves no account, and can be made afterwards', async () => {
    const { url, count } = await DATABASE();
    const env = { DATABASE_URL: url, DEMO: '1' };
    const { child, ended } = run('demo/seed.ts', [], env);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await ended;
    expect([await count('users'), await count('profiles'), await count('photo_removals')]).toEqual([
      0, 0, 200,
    ]);
    expect((await run('demo/seed.ts', [], env).ended).code).toBe(0);
    expect([await count('users'), await count('profiles')]).toEqual([120, 200]);
  }, 60_000);

  test('is not made where it isn’t wanted', async () => {
    const { url, count } = await DATABASE();
    await run('demo/seed.ts', [], { DATABASE_URL: url, DEMO: '0' }).ended;
    expect(await count('users')).toBe(0);
  });
});

describe('settings', () => {
  const good = { DATABASE_URL: 'mysql://a:b@localhost/c', REDIS_URL: 'redis://localhost' };

  test('have the defaults of the settings table', () => {
    const { env, problems } = parseEnv(good);
    expect(problems).toEqual([]);
    expect(env).toMatchObject({
      publicUrl: 'http://localhost:3000',
      demo: true,
      maintainerPhone: '9000000001',
      trustProxy: 'loopback',
    });
  });

  test('in production want a secret, have no demo and no maintainer, and are stricter with addresses', () => {
    const { env, problems } = parseEnv({ ...good, NODE_ENV: 'production' });
    expect(problems).toEqual(['SESSION_SECRET is required when NODE_ENV=production.']);
    expect(env).toMatchObject({ demo: false, maintainerPhone: undefined, addressLimit: 100 });
    expect(parseEnv({ ...good, NODE_ENV: 'production', DEMO: '1' }).problems).toHaveLength(2);
  });

  test('that are wrong are all listed at once, without repeating a password', async () => {
    const bad = {
      DATABASE_URL: 'postgres://me:hunter2@x/y',
      REDIS_URL: '',
      API_PORT: 'x',
      MAINTAINER_PHONE: '12',
      LOG_LEVEL: 'loud',
    };
    const { code, output } = await run('server.ts', [], bad).ended;
    expect(code).toBe(1);
    expect(output).not.toContain('hunter2');
    for (const name of Object.keys(bad)) expect(output).toContain(name);
  });
});
