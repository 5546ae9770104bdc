import { expect, test } from 'vitest';
import { findBinaries, binaryOf } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startRedis } from '../../launch/embedded/redis.ts';
import { freePort } from '../../lib/ports.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { BACKUPS, noteBackup } from '../last-backup.ts';
import type { Source } from '../source.ts';

const DAY = 86_400_000;

test('the doctor reports an old or missing backup of a production site', async () => {
  const folder = await temporaryFolder();
  const lifetime = testLifetime();
  const binary = binaryOf(await findBinaries(['redis'], lifetime.signal), 'redis');
  const port = await freePort();
  const redisUrl = await startRedis({ dataDir: await openDataDir(folder), binary, port }, lifetime);
  const settings = { ...parseSettings({}), production: true };
  // Of the object that describes a site, the doctor's check reads only `servers` and `settings`.
  const source = { servers: { redisUrl }, settings } as Source;
  const reported = () => Promise.all(Object.values(BACKUPS).map((check) => check(source)));
  const made = (days: number) => noteBackup(source, new Date(Date.now() - days * DAY).toISOString());

  expect(await reported()).toEqual([['No backup was made yet.', expect.stringContaining('npm run backup')]]);
  await made(9);
  expect(await reported()).toEqual([
    ['The last backup is 9 days old.', expect.stringContaining('npm run backup')],
  ]);
  await made(1);
  expect(await reported()).toEqual([undefined]);
  const demo = { ...source, settings: parseSettings({}) } as Source;
  await made(9);
  expect(await Promise.all(Object.values(BACKUPS).map((check) => check(demo)))).toEqual([undefined]);
});
