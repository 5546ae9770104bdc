import { select, sql } from '../../src/ground/database/select.ts';
import { redis } from '../../src/ground/gateways/redis.ts';

/** Return the time of the database, in milliseconds since 1970. The clock of this process may differ. */
export async function databaseNow(): Promise<number> {
  const [row] = await select<{ now: string }>(sql('SELECT UNIX_TIMESTAMP(UTC_TIMESTAMP(3)) * 1000 AS now'));
  return Number(row?.now);
}

/** Return the time of Redis, in milliseconds since 1970. */
export async function redisNow(): Promise<number> {
  const [seconds] = await redis.time();
  return Number(seconds) * 1000;
}
