import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sequelize } from '../src/ground/database/sequelize.ts';
import { connectRedis, redis, redisKey } from '../src/ground/gateways/redis.ts';
import { within } from '../src/ground/runtime/deadline.ts';

const DEADLINE = 600;

beforeAll(async () => {
  if (!redis.isReady) await connectRedis();
  await sequelize.query('SELECT 1');
});

/** Nothing else happens in this process meanwhile, as on a machine that gives it no turn. */
const holdUp = (ms: number) =>
  new Promise<void>((resolve) => {
    // Not in a timer of its own: after those of one turn, what has come is read before others go off.
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
  'a reply of %s that came while this process was held up beyond the deadline is not late',
  async (server, ask) => {
    const reply = within(ask(), server, DEADLINE);
    await sleep(100);
    await holdUp(3 * DEADLINE);
    await expect(reply).resolves.not.toBe(undefined);
  },
);
