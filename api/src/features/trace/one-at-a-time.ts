import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { redis, redisKey, setEvenWhenFull } from '../../ground/gateways/redis.ts';
import { env } from '../../ground/runtime/env.ts';
import { traceUnderWay } from '../../ground/runtime/errors.ts';

const TRACE = redisKey('trace');
const CHECK = redisKey('trace-check');
/** Milliseconds until a trace's lock expires, if its process died: longer than any trace. */
const LONGEST = env.traceDeadline + 15_000;
/** Milliseconds after which a background check renews its lock and looks whether a trace has started. */
const LOOK = 200;
const CHECK_LEASE = 5000;

/** Change a lock only if its holder still has it: an expired lock may belong to another process. */
const ifHeld = (command: string) =>
  `if redis.call('GET', KEYS[1]) == ARGV[1] then return ${command} end return 0`;
const RELEASE = ifHeld("redis.call('DEL', KEYS[1])");
const RENEW = ifHeld("redis.call('PEXPIRE', KEYS[1], ARGV[2])");

/** Take a lock. Return undefined while another holder has it. */
async function take(lock: string, ms: number) {
  const holder = randomUUID();
  if (!(await setEvenWhenFull(lock, holder, 'NX', 'PX', String(ms)))) return undefined;
  const run = (script: string) => redis.eval(script, { keys: [lock], arguments: [holder, String(ms)] });
  return { release: () => run(RELEASE), isRenewed: async () => (await run(RENEW)) === 1 };
}

/**
 * Do a trace: no other trace runs in any process, and the background check has stopped.
 * @throws HttpError 429 with how long to wait, if another trace runs
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const lock = await take(TRACE, LONGEST);
  if (!lock) throw traceUnderWay(Math.max(0, await redis.pTTL(TRACE)) / 1000);
  try {
    while ((await redis.exists(CHECK)) > 0) await wait(LOOK / 4);
    return await work();
  } finally {
    await lock.release();
  }
}

/**
 * Do a check of photos in the background, unless a trace or another check runs.
 * @param work must end when its signal is aborted, because an administrator waits for a trace
 */
export async function behindTraces(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const lock = await take(CHECK, CHECK_LEASE);
  if (!lock) return;
  const interrupted = new AbortController();
  const look = async () => {
    // A trace waits until the check has released its own lock, so that a trace and a check never overlap.
    if ((await redis.exists(TRACE)) > 0 || !(await lock.isRenewed())) interrupted.abort();
  };
  const watch = setInterval(() => void look().catch(() => interrupted.abort()), LOOK);
  try {
    await look();
    if (!interrupted.signal.aborted) await work(interrupted.signal);
  } finally {
    clearInterval(watch);
    await lock.release();
  }
}
