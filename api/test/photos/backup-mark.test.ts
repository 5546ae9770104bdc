import { BACKUP_MARK, LAST_BACKUP } from '@pehchan/operating';
import { afterEach, expect, test } from 'vitest';
import { sweepPhotos } from '../../src/register/photos/commands/photos.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import '../../src/ground/gateways/backup-mark.ts';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { registry } from '../../src/ground/runtime/metrics.ts';
import { PhotoRemoval } from '../../src/register/photos/models/photo-removal.ts';
import { buildProfile, buildUser } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const mark = redisKey(BACKUP_MARK);
afterEach(() => redis.del(mark));

test('a biodata deleted during a backup is gone immediately, and its stored photo after the backup', async () => {
  const owner = await buildUser();
  const profile = await buildProfile({ owner, withPhoto: true });
  const photoKey = profile.photoKey ?? '';
  const client = await server.as(owner);
  await redis.set(mark, '1');

  expect((await client.call('deleteProfile', { params: { id: profile.id } })).status).toBe(200);
  expect((await client.send('GET', `/api/v1/photos/${photoKey}`)).status).toBe(404);
  await sweepPhotos();
  expect(await photoStore.get(photoKey, 'view')).toBeDefined();

  await redis.del(mark);
  await PhotoRemoval.putOff(photoKey, new Date());
  await sweepPhotos();
  expect(await photoStore.get(photoKey, 'view')).toBeUndefined();
  expect(await PhotoRemoval.count({ where: { photoKey } })).toBe(0);
});

test('the metric of the backup age is the age of the last good backup, and NaN before the first', async () => {
  const age = async () =>
    (await registry.getSingleMetricAsString('pehchan_backup_age_seconds')).split(' ').at(-1);
  await redis.del(redisKey(LAST_BACKUP));
  expect(await age()).toBe('Nan');
  await redis.set(redisKey(LAST_BACKUP), new Date(Date.now() - 9 * 86_400_000).toISOString());
  expect(Number(await age())).toBeCloseTo(9 * 86_400, -2);
  await redis.del(redisKey(LAST_BACKUP));
});
