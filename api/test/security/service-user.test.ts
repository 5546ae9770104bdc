import { randomBytes } from 'node:crypto';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { expect, onTestFinished, test } from 'vitest';
import { afterMigration, migrate } from '../../src/ground/database/migrate.ts';
import { scratchDatabase } from '../support/scratch-database.ts';

/** Return a new name for a database user. One user migrates the database, another serves the API. */
const name = () => `pehchan_t${randomBytes(4).toString('hex')}`;

async function connect(address: string): Promise<Connection> {
  const connection = await createConnection(address);
  onTestFinished(() => connection.end());
  return connection;
}

async function twoUsers() {
  const { url } = await scratchDatabase();
  const owner = await connect(url);
  const account = `'${name()}'@'127.0.0.1'`;
  await owner.query(`CREATE USER ${account} IDENTIFIED BY 'serves'`);
  onTestFinished(async () => {
    await owner.query(`DROP USER ${account}`);
  });
  const service = new URL(url);
  service.username = account.split("'")[1] ?? '';
  service.password = 'serves';
  const users = { migrateDatabaseUrl: url, databaseUrl: service.href };
  await migrate(url);
  await afterMigration(users);
  return { owner, users, serving: await connect(service.href) };
}

const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code,
  );
const DENIED = 'ER_TABLEACCESS_DENIED_ERROR';
const AUDIT =
  "INSERT INTO audit_entries (actorName, action, subjectName, createdAt) VALUES ('A', 'role', 'B', NOW())";
const event = (age: string) =>
  `INSERT INTO security_events (event, network, at) VALUES ('sign-in', 'n', UTC_TIMESTAMP() - INTERVAL ${age})`;

test('the serving user adds audit entries and security events, and cannot change or delete them', async () => {
  const { serving } = await twoUsers();
  for (const [table, added] of [['audit_entries', AUDIT], ['security_events', event('1 DAY')]] as const) {
    expect(await codeOf(serving.query(added))).toBe('done');
    expect(await codeOf(serving.query(`SELECT * FROM ${table}`))).toBe('done');
    for (const change of [`UPDATE ${table} SET id = id`, `DELETE FROM ${table}`, `TRUNCATE ${table}`, `DROP TABLE ${table}`]) {
      expect(await codeOf(serving.query(change)), change).toBe(DENIED);
    }
  }
  for (const done of ['UPDATE users SET id = id', 'DELETE FROM tallies', 'UPDATE ledger_entries SET id = id']) {
    expect(await codeOf(serving.query(done)), done).toBe('done');
  }
  for (const denied of ['CREATE TABLE more (id INT)', 'DELETE FROM migrations']) {
    expect(await codeOf(serving.query(denied)), denied).toBe(DENIED);
  }
}); // prettier-ignore

test('the serving user cannot change or delete codes of copies, whatever an earlier version granted', async () => {
  const { owner, users, serving } = await twoUsers();
  const account = `'${new URL(users.databaseUrl).username}'@'127.0.0.1'`;
  const tables = ['mark_codes', 'photo_servings', 'audit_entries'];
  for (const table of tables) await owner.query(`GRANT UPDATE, DELETE ON ${table} TO ${account}`);
  expect(await codeOf(serving.query('UPDATE mark_codes SET code = code'))).toBe('done');

  for (let start = 0; start < 2; start += 1) await afterMigration(users);

  for (const change of ["code = 'AAAAAAA'", 'userId = 1', "code = 'AAAAAAA', fullName = 'B'"]) {
    const refused = await codeOf(serving.query(`UPDATE mark_codes SET ${change}`));
    expect([change, refused]).toEqual([change, 'ER_COLUMNACCESS_DENIED_ERROR']);
  }
  for (const change of [
    ...tables.map((table) => `DELETE FROM ${table}`),
    'UPDATE audit_entries SET id = id',
  ]) {
    expect(await codeOf(serving.query(change)), change).toBe(DENIED);
  }
  for (const done of [
    "INSERT IGNORE INTO mark_codes (userId, code) VALUES (1, 'ABCDEFG')",
    "UPDATE mark_codes SET fullName = 'A', village = 'DHAN', deletedAt = NOW() WHERE userId = 1",
    `INSERT INTO photo_servings (photoKey, code, size, firstDay, lastDay) VALUES ('k', 'ABCDEFG', 'card', NOW(), NOW())
     ON DUPLICATE KEY UPDATE lastDay = GREATEST(lastDay, VALUES(lastDay))`,
  ]) {
    expect(await codeOf(serving.query(done)), done).toBe('done');
  }
});

test('no statement reads or writes a file of the machine', async () => {
  const { serving, owner } = await twoUsers();
  const [[row]] = await serving.query<RowDataPacket[]>("SELECT LOAD_FILE('/etc/hostname') AS text");
  expect(row?.['text']).toBeNull();
  for (const statement of [
    "SELECT 1 INTO OUTFILE '/tmp/pehchan-written.txt'",
    "LOAD DATA INFILE '/etc/hostname' INTO TABLE tallies",
  ]) {
    expect(await codeOf(serving.query(statement)), statement).toMatch(/ACCESS_DENIED_ERROR$/);
  }
  // The driver also refuses to send a local file to the server.
  const local = owner.query("LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE tallies");
  await expect(local).rejects.toThrow();
});

test('the serving user starts on current tables, and is denied the migration of outdated ones', async () => {
  const { users, owner } = await twoUsers();
  expect(await migrate(users.databaseUrl)).toEqual([]);
  await owner.query('DELETE FROM migrations ORDER BY name DESC LIMIT 1');
  await expect(migrate(users.databaseUrl)).rejects.toThrow(/denied/);
});

test('the migrating user deletes security events after a year, and keeps the audit log', async () => {
  const { users, owner } = await twoUsers();
  for (const age of ['366 DAY', '364 DAY']) await owner.query(event(age));
  await owner.query(AUDIT.replace('NOW()', 'NOW() - INTERVAL 9 YEAR'));
  const left = async () => {
    const [[row]] = await owner.query<RowDataPacket[]>(
      `SELECT (SELECT COUNT(*) FROM security_events) AS events, (SELECT COUNT(*) FROM audit_entries) AS entries`,
    );
    return row;
  };
  await afterMigration({ databaseUrl: users.databaseUrl, migrateDatabaseUrl: users.databaseUrl });
  expect(await left()).toEqual({ events: 2, entries: 1 });
  await afterMigration(users);
  expect(await left()).toEqual({ events: 1, entries: 1 });
});
