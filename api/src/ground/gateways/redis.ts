import { SET_EVEN_WHEN_FULL } from '@pehchan/operating';
import { createClient } from '@redis/client';
import { Gauge } from 'prom-client';
import { STEP_DEADLINE, within } from '../runtime/deadline.ts';
import { env } from '../runtime/env.ts';
import { HttpError, redisFull, Unavailable } from '../runtime/errors.ts';
import { logger } from '../runtime/logger.ts';
import { registry } from '../runtime/metrics.ts';

let wasDown = false;

function newClient() {
  const client = createClient({
    url: env.redisUrl,
    // Without a connection a command fails immediately, and the caller gets a 503.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    // Turn off node-redis' own timeout: it covers only writing a command. `guarded` limits the whole command.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: 1500, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1000) },
  });
  client.on('error', (error: unknown) => {
    if (!wasDown) logger.error({ err: error }, 'redis is gone');
    wasDown = true;
  });
  // The client has no timeout for a server that accepts the connection and then hangs.
  client.on('connect', () => {
    const look = () => {
      if (client.isOpen && !client.isReady) replace(client);
    };
    setTimeout(() => setImmediate(look), STEP_DEADLINE).unref();
  });
  client.on('ready', () => {
    if (wasDown) logger.info('redis is back');
    wasDown = false;
  });
  return client;
}

type Client = ReturnType<typeof newClient>;
let current = newClient();

/** The client with a deadline on every command. Every failure of Redis becomes a 503. */
export const redis: Client = new Proxy(current, {
  get(_first, name) {
    const client = current;
    const member: unknown = Reflect.get(client, name, client);
    if (typeof member !== 'function') return member;
    return (...args: unknown[]) => {
      const result: unknown = member.apply(client, args);
      return result instanceof Promise ? guarded(client, result) : result;
    };
  },
});

async function guarded(client: Client, reply: Promise<unknown>): Promise<unknown> {
  try {
    return await within(reply, 'redis');
  } catch (error) {
    if (isFull(error)) throw redisFull(error);
    if (!(error instanceof HttpError)) throw new Unavailable('redis', error);
    replace(client);
    throw error;
  }
}

/** Redis reports a full memory with `OOM`: the first word of the message, or a later one in old versions. */
const isFull = (error: unknown): boolean => error instanceof Error && /(^|: -?)OOM /.test(error.message);

/** Open a new connection: TCP would notice only after many minutes that the server hangs. */
function replace(hanging: Client): void {
  if (current !== hanging) return;
  current = newClient();
  void connectRedis();
  hanging.destroy();
}

export async function connectRedis(): Promise<void> {
  try {
    await current.connect();
  } catch (error) {
    logger.error({ err: error }, 'redis can’t be reached');
  }
}

export async function closeRedis(): Promise<void> {
  if (current.isReady) await current.close();
  else if (current.isOpen) current.destroy();
}

/**
 * Set a key even at Redis' memory limit. Only for signed-in accounts, because each can set few keys.
 * @returns false if `NX` or `XX`, options of Redis' `SET`, prevented it
 */
export async function setEvenWhenFull(key: string, ...values: string[]): Promise<boolean> {
  return (await redis.eval(SET_EVEN_WHEN_FULL, { keys: [key], arguments: values })) !== null;
}

new Gauge({
  name: 'pehchan_redis_memory_bytes',
  help: 'Memory of Redis: used, and allowed (0 without a limit)',
  labelNames: ['state'],
  registers: [registry],
  async collect() {
    const memory = await redis.info('memory').catch(() => '');
    for (const [state, name] of Object.entries({ used: 'used_memory', allowed: 'maxmemory' })) {
      this.set({ state }, Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(memory)?.[1] ?? NaN));
    }
  },
});

export const redisKey = (...parts: (string | number)[]) => env.redisPrefix + parts.join(':');
