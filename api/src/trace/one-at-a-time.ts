import { randomUUID } from 'node:crypto';
import { redis, redisKey, setEvenWhenFull } from '../gateways/redis.ts';
import { traceUnderWay } from '../http/errors.ts';

const LOCK = redisKey('trace');
/** Longer than any trace: what a process that died was doing keeps nobody waiting for longer. */
const LONGEST = 60_000;

/** Only by whoever took it: a lock that has run out may be another's by now. */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Does the work while no other of its kind is done, in whichever process.
 * @throws HttpError 429 with how long to wait
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  if (!(await setEvenWhenFull(LOCK, holder, 'NX', 'PX', String(LONGEST)))) {
    throw traceUnderWay(Math.max(0, await redis.pTTL(LOCK)) / 1000);
  }
  try {
    return await work();
  } finally {
    await redis.eval(RELEASE, { keys: [LOCK], arguments: [holder] });
  }
}
