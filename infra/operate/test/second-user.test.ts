import { createConnection } from 'mysql2/promise';
import { expect, onTestFinished, test } from 'vitest';
import { apiEnvironment, migrateDatabase } from '../../launch/api.ts';
import { binaryOf, findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startMariadb } from '../../launch/embedded/mariadb.ts';
import { freePort } from '../../lib/ports.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { DATA } from '../checks-of-data.ts';
import type { Source } from '../source.ts';

const CHECK = 'The API can’t change the audit log';

/** Start an external server with a user that has all rights in its database except to grant them. */
async function ownServer() {
  const lifetime = testLifetime();
  const dataDir = await openDataDir(await temporaryFolder());
  const mariadb = binaryOf(await findBinaries(['mariadb'], lifetime.signal), 'mariadb');
  const port = await freePort();
  const url = await startMariadb({ dataDir, binary: mariadb, port, scratch: true }, lifetime);
  const administrator = await createConnection({ uri: url, multipleStatements: true });
  onTestFinished(() => administrator.end());
  await administrator.query(
    `DROP USER 'pehchan_api'@'127.0.0.1';
     CREATE DATABASE village_families;
     CREATE USER 'present'@'%' IDENTIFIED BY 'migrates';
     GRANT ALL ON village_families.* TO 'present'@'%'`,
  );
  const addressOf = (user: string) => `mysql://${user}@127.0.0.1:${port}/village_families`;
  const asIn = async (databaseUrl: string, serviceUrl?: string) => {
    const servers = {
      databaseUrl,
      ...(serviceUrl && { serviceUrl }),
      redisUrl: 'redis://127.0.0.1:1',
      apiPort: 0,
    };
    const env = await apiEnvironment(parseSettings({}), dataDir, servers);
    return {
      start: () => migrateDatabase(env, lifetime),
      look: () => DATA[CHECK]?.({ servers } as Source),
    };
  };
  return { administrator, addressOf, asIn };
}

test('the statements that the doctor prints create a second user with which the next start succeeds', async () => {
  const { administrator, addressOf, asIn } = await ownServer();
  const present = addressOf('present:migrates');
  const alone = await asIn(present);
  await alone.start();
  const [problem, remedy] = (await alone.look()) ?? [];
  expect(problem).toContain('can change the audit log');
  const [lead, ...statements] = (remedy ?? '').split('\n').map((line) => line.trim());
  expect(lead).toContain('MIGRATE_DATABASE_URL to the current one');
  for (const statement of statements) await administrator.query(statement.replace('…', 'serves'));

  // At a start, the migrating user grants the serving user rights on tables that a later version added.
  await administrator.query('CREATE TABLE village_families.brought_later (id INT PRIMARY KEY)');
  const both = await asIn(present, addressOf('pehchan_api:serves'));
  await both.start();
  const service = await createConnection(addressOf('pehchan_api:serves'));
  onTestFinished(() => service.end());
  await service.query('INSERT INTO brought_later VALUES (1)');
  expect(await both.look()).toBeUndefined();
}, 240_000);
