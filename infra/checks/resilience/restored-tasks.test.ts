import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, expect, test } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { recallPorts } from '../../launch/data-dir.ts';
import { databaseUrlAt } from '../../launch/embedded/mariadb.ts';
import { createLifetime } from '../../lib/index.ts';
import { onServersOf, operate } from './operating.ts';
import { startScratchSite } from '../scratch-site.ts';

const lifetime = createLifetime();
afterAll(() => lifetime.end());

/** Insert a mail that was added `hours` ago. It is due in a day, so that the site does not send it now. */
const insert = (key: string, hours: number, expires = 'NULL') =>
  `INSERT INTO tasks (kind, uniqueKey, payload, createdAt, dueAt, expiresAt)
   VALUES ('mail-approval', '${key}', '{"userId":1}', UTC_TIMESTAMP(3) - INTERVAL ${hours} HOUR,
     UTC_TIMESTAMP(3) + INTERVAL 1 DAY, ${expires})`;

test('a restore sets aside background jobs older than a day, and continues younger and periodic ones', async () => {
  const own = { databaseUrl: undefined, redisUrl: undefined, demo: false, apiProcesses: 1 };
  const { dataDir } = await startScratchSite(lifetime, own);
  const connection = await createConnection(
    await databaseUrlAt(dataDir, (await recallPorts(dataDir)).mariadb ?? 0),
  );
  await connection.query(insert('old', 25));
  await connection.query(insert('old-code', 25, 'UTC_TIMESTAMP(3) - INTERVAL 24 HOUR'));
  await connection.query(insert('young', 23));
  await connection.query('UPDATE tasks SET createdAt = createdAt - INTERVAL 30 DAY WHERE period IS NOT NULL');
  await connection.end();
  const folder = await scratchFolder(lifetime);
  const file = join(folder, 'backup');
  expect(await operate('backup', { DATA_DIR: dataDir.path }, file)).toMatchObject({ code: 0 });

  const place = join(folder, 'restored');
  const restored = await operate('restore', { DATA_DIR: place }, file);

  expect(restored.code).toBe(0);
  expect(restored.output).toMatch(
    /Set aside, because they are older than a day: 2 of mail-approval, the first from \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
  );
  await onServersOf(place, async (databaseUrl) => {
    const target = await createConnection(databaseUrl);
    const [rows] = await target.query<RowDataPacket[]>(
      'SELECT uniqueKey, state, payload FROM tasks ORDER BY uniqueKey',
    );
    await target.end();
    const tasks = rows.map(({ uniqueKey, state, payload }) => [uniqueKey, state, payload]);
    const isPeriodic = ([key]: unknown[]) => !['old', 'old-code', 'young'].includes(String(key));
    expect(tasks.filter((task) => !isPeriodic(task))).toEqual([
      ['old', 'set-aside', '{"userId":1}'],
      ['old-code', 'set-aside', null],
      ['young', 'waiting', '{"userId":1}'],
    ]);
    const periodic = tasks.filter(isPeriodic);
    expect(periodic).toContainEqual(['sweep-photos', 'waiting', null]);
    expect(periodic.filter(([, state]) => state !== 'waiting')).toEqual([]);
  });
});
