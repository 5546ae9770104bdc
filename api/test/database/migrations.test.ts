import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { QueryTypes, Sequelize } from 'sequelize';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadMigrations } from '../../src/ground/database/load-migrations.ts';
import { migrate } from '../../src/ground/database/migrate.ts';
import { administration } from '../../src/ground/database/migrations/2026-11-20-07-administration.ts';
import { REBUILD_LISTS } from '../../src/ground/database/rebuild-lists.ts';
import { TALLIES } from '../support/rebuild.ts';
import { scratchDatabase } from '../support/scratch-database.ts';

describe('migrations', () => {
  test('migrations run once when several processes start in parallel, and can be undone and run again', async () => {
    const { url, count } = await scratchDatabase();
    const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await count('users')).toBe(0);
    await migrate(url, 'down');
    await expect(count('users')).rejects.toThrow();
    expect((await migrate(url)).length).toBeGreaterThan(3);
  });

  test('migrations import only Sequelize and other migrations, so that a shipped one never changes', async () => {
    const folder = join(import.meta.dirname, '../../src/ground/database/migrations');
    for (const file of await readdir(folder)) {
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

  test('an upgraded database with rows gets the same tables and tallies as a new one', async () => {
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
    const [fresh, upgraded] = [(await scratchDatabase()).url, (await scratchDatabase()).url];
    await migrate(upgraded, 'up', '2026-11-20-04-photo-removals');
    const [one, other] = [await connect(fresh), await connect(upgraded)];
    for (const statement of fill) await other.query(statement);
    await migrate(upgraded);
    await migrate(fresh);
    for (const statement of [...fill, ...REBUILD_LISTS]) await one.query(statement);

    const [tables] = await one.query<RowDataPacket[]>('SHOW TABLES');
    expect(tables.length).toBeGreaterThan(6);
    for (const table of tables.flatMap((row) => Object.values(row).map(String))) {
      const created = async (of: Connection) => {
        const [[row]] = await of.query<RowDataPacket[]>(`SHOW CREATE TABLE ${table}`);
        // An upgrade adds a background job, so the next id of a job differs.
        return Object.values(row ?? {})
          .join()
          .replace(/ AUTO_INCREMENT=\d+/, '');
      };
      expect(await created(other)).toEqual(await created(one));
    }
    for (const kept of [TALLIES, 'SELECT * FROM search_parts ORDER BY field, text, start']) {
      const held = async (of: Connection) => (await of.query<RowDataPacket[]>(kept))[0];
      expect((await held(other)).length).toBeGreaterThan(3);
      expect(await held(other)).toEqual(await held(one));
    }
  });

  test('an upgrade keeps the indexes and tallies that processes of the previous version use', async () => {
    const { url } = await scratchDatabase();
    await migrate(url, 'up', '2026-11-22-41-hindi-name');
    const connection = await createConnection(url);
    onTestFinished(() => connection.end());
    const read = async (text: string) => (await connection.query<RowDataPacket[]>(text))[0];
    const indexes = async () => (await read('SHOW KEYS FROM profiles')).map((row) => String(row['Key_name']));
    const before = await indexes();
    await migrate(url);
    expect(await indexes()).toEqual(expect.arrayContaining(before));
    await connection.query(
      "INSERT INTO tallies (subject, status, gender, village, amount) VALUES ('profiles', 'approved', 'MALE', 'DHAN', 1)",
    );
    expect(await read('SELECT listing, amount FROM tallies')).toEqual([{ listing: 'open', amount: 1 }]);
  });

  test('an upgrade computes since when accounts have their status, and which account old audit entries concern', async () => {
    const { url } = await scratchDatabase();
    await migrate(url);
    const sequelize = new Sequelize(url, { logging: false, timezone: '+00:00' });
    onTestFinished(() => sequelize.close());
    const schema = sequelize.getQueryInterface();
    const read = (text: string) => sequelize.query(text, { type: QueryTypes.SELECT, raw: true });
    const migrations = await loadMigrations();
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
      // Two audit entries about biodata: id 1 is also an account's id, and biodata 9 no longer exists.
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
