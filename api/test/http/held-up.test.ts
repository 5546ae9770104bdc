import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { connectRedis, redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { within } from '../../src/ground/runtime/deadline.ts';

const DEADLINE = 600;

beforeAll(async () => {
  if (!redis.isReady) await connectRedis();
  await sequelize.query('SELECT 1');
});

/** Block this process for some milliseconds, as a busy machine does. */
const holdUp = (ms: number) =>
  new Promise<void>((resolve) => {
    // Do not block in a timer: Node would read the arrived data before it runs later timers.
    setImmediate(() => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      resolve();
    });
  });

test.each([
  ['MySQL', () => sequelize.query('SELECT SLEEP(0.3)')],
  ['Redis', () => redis.blPop(redisKey('nothing', 'comes'), 0.3)],
] as [string, () => Promise<unknown>][])(
  'a reply of %s that arrived while this process was blocked beyond the deadline is not late',
  async (server, ask) => {
    const reply = within(ask(), server, DEADLINE);
    await sleep(100);
    await holdUp(3 * DEADLINE);
    await expect(reply).resolves.not.toBe(undefined);
  },
);
