import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { createClient } from '@redis/client';

/**
 * Give this run a name of its own on the servers of `TEST_DATABASE_URL` and `TEST_REDIS_URL`. At the end,
 * remove everything with that name. `setup.ts` creates the databases, one per worker.
 */
export default async function globalSetup() {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const redisUrl = process.env['TEST_REDIS_URL'];
  if (!databaseUrl || !redisUrl) {
    throw new Error(
      'The API’s tests need TEST_DATABASE_URL and TEST_REDIS_URL: `npm test` starts servers and sets both.',
    );
  }
  const run = `pehchan_test_${randomBytes(4).toString('hex')}`;
  const directory = await mkdtemp(join(tmpdir(), `${run}_`));
  process.env['TEST_RUN'] = run;
  process.env['TEST_DATA_DIR'] = directory;

  return async () => {
    await dropDatabases(databaseUrl, run);
    await dropKeys(redisUrl, run);
    await rm(directory, { recursive: true, force: true });
  };
}

async function dropDatabases(address: string, run: string): Promise<void> {
  const connection = await createConnection(address);
  const [rows] = await connection.query('SHOW DATABASES');
  for (const row of rows as Record<string, string>[]) {
    const name = Object.values(row)[0] ?? '';
    if (name.startsWith(run)) await connection.query(`DROP DATABASE \`${name}\``);
  }
  await connection.end();
}

async function dropKeys(address: string, run: string): Promise<void> {
  const client = await createClient({ url: address }).connect();
  for await (const keys of client.scanIterator({ MATCH: `${run}*`, COUNT: 500 })) {
    if (keys.length > 0) await client.del(keys);
  }
  await client.close();
}
