import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sequelize } from '../src/database/sequelize.ts';
import { connectRedis, redis, redisKey } from '../src/gateways/redis.ts';
import { STEP_DEADLINE } from '../src/runtime/deadline.ts';

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
  ['MySQL', async () => (await sequelize.query('SELECT SLEEP(0.3)')).length],
  ['Redis', async () => await redis.blPop(redisKey('nothing', 'comes'), 0.3)],
])(
  'a reply of %s that came while this process was held up beyond the deadline is not late',
  async (_server, ask) => {
    const reply = ask();
    await sleep(100);
    await holdUp(2 * STEP_DEADLINE);
    await expect(reply).resolves.not.toBe(undefined);
  },
);

test('a statement that takes longer than the deadline is given up, and the next one works', async () => {
  const since = performance.now();
  await expect(sequelize.query(`SELECT SLEEP(${(2 * STEP_DEADLINE) / 1000})`)).rejects.toThrow(
    'no answer within',
  );
  expect(performance.now() - since).toBeGreaterThanOrEqual(STEP_DEADLINE - 10);
  await expect(sequelize.query('SELECT 1')).resolves.toBeDefined();
});
