import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { apiEnvironment, migrateDatabase } from '../../launch/api.ts';
import { findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startServers } from '../../launch/embedded/servers.ts';
import { freePort, ROOT } from '../../lib/index.ts';
import { addPublisher } from '../../release/store/publishers.ts';
import { siteIn } from '../../release/store/site.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';

const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$4uETedgJE2U5dsTHL4xAZQ$otpdJf9K+STqvTKPhJZHmoOBtp364Uk1tA53B3+Bqnc';

test('the demo community, the demo password and the demo contacts each prevent a start in production until they are removed', async () => {
  const lifetime = testLifetime();
  const dataDir = await openDataDir(await temporaryFolder());
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  const given = { databaseUrl: undefined, redisUrl: undefined };
  const servers = await startServers({ dataDir, binaries, ...given }, lifetime);
  await migrateDatabase(await apiEnvironment(parseSettings({}), dataDir, servers), lifetime);
  const database = await createConnection(servers.databaseUrl);
  onTestFinished(() => database.end());
  for (const phone of ['9000000001', '9876543210']) {
    await database.query(
      `INSERT INTO users (fullName, fatherName, email, phone, passwordHash, village, role, status, createdAt, updatedAt)
       VALUES ('A', 'B', ?, ?, ?, 'DHAN', 'ADMIN', 'approved', '2026-01-01', '2026-01-01')`,
      [`${phone}@example.org`, phone, HASH],
    );
  }
  await database.query("INSERT INTO demo_accounts SELECT id FROM users WHERE phone = '9000000001'");

  const contacts = join(await temporaryFolder(), 'contacts.json');
  await writeFile(contacts, '[{"name":"A","city":"B","phone":"9876543210","email":"a@pehchan.example"}]');
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://pehchan.example',
    SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
    CONTACTS_FILE: contacts,
    PORT: String(await freePort()),
    DATA_DIR: await temporaryFolder(),
    // The database user of the API can't delete from the audit log, and the migrations have another user.
    DATABASE_URL: servers.serviceUrl ?? '',
    MIGRATE_DATABASE_URL: servers.databaseUrl,
    REDIS_URL: servers.redisUrl,
  };
  const runWith = async (settings: Record<string, string>, script: string, ...args: string[]) => {
    const file = join(ROOT, 'infra', script);
    const { exitCode, all } = await execa(process.execPath, [file, ...args], {
      env: settings,
      reject: false,
      all: true,
    });
    return [exitCode, all] as const;
  };
  const run = (script: string, ...args: string[]) => runWith(env, script, ...args);
  const remedy = /holds the demo community.*\n?.*npm run admin -- clear-demo/;
  for (const [script, mark] of Object.entries({ 'launch/start.ts': '!', 'operate/doctor.ts': '✗' })) {
    const [exitCode, all] = await run(script);
    expect([exitCode, all]).toEqual([1, expect.stringMatching(remedy)]);
    if (mark === '✗') expect(all).toMatch(/They are 9000000001\. .* opens the accounts of 9876543210\.\n/);
    expect(all).toContain(`${mark} Mail is not sent`);
    expect(all).not.toContain('✓ The mail server accepts mail');
  }

  const { CONTACTS_FILE: _, ...demoContacts } = env;
  // With a demo community and demo contacts, the start first reports the community, which is more serious.
  expect(await runWith(demoContacts, 'launch/start.ts')).toEqual([1, expect.stringMatching(remedy)]);

  expect(await run('launch/admin.ts', 'clear-demo', 'now')).toEqual([1, expect.stringContaining('Use: ')]);
  await addPublisher(siteIn((await openDataDir(env.DATA_DIR)).site), 'member', 'Demo team');
  const cleared = expect.stringMatching(
    /member: npm run release -- publisher remove Demo team\n[^]*The demo community is gone\./,
  ) as unknown;
  expect(await run('launch/admin.ts', 'clear-demo', '--yes')).toEqual([0, cleared]);
  const [, output] = await run('operate/doctor.ts');
  expect(output).toMatch(/✗ The demo password, .* opens the accounts of 9876543210\.\n/);

  for (const script of ['launch/start.ts', 'operate/doctor.ts']) {
    const refusal = expect.stringContaining('names the four people of the demo community.') as unknown;
    expect(await runWith(demoContacts, script)).toEqual([1, refusal]);
  }

  for (const years of [0, 2]) {
    await database.query(
      "INSERT INTO security_events (event, network, at) VALUES ('sign-in', 'here', UTC_TIMESTAMP() - INTERVAL ? YEAR)",
      [years],
    );
  }
  expect(await run('operate/upkeep.ts')).toMatchObject([0, expect.any(String)]);
  const [kept] = await database.query<RowDataPacket[]>(
    `SELECT at > UTC_TIMESTAMP() - INTERVAL 1 YEAR AS isRecent FROM security_events WHERE network = 'here'`,
  );
  expect(kept).toEqual([{ isRecent: 1 }]);

  await database.query('DELETE FROM users');
  expect((await run('operate/doctor.ts'))[1]).toContain('✓ The demo password opens no account');
}, 300_000);
