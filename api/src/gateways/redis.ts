import { createClient } from 'redis';
import { within } from '../deadline.ts';
import { env } from '../env.ts';
import { HttpError, Unavailable } from '../errors.ts';
import { logger } from '../logger.ts';

const client = createClient({
  url: env.redisUrl,
  // A command without a connection fails at once instead of waiting for one: its caller is told to come back.
  disableOfflineQueue: true,
  commandsQueueMaxLength: 10_000,
  socket: { connectTimeout: 1500, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1000) },
});

let wasDown = false;
client.on('error', (error: unknown) => {
  if (!wasDown) logger.error({ err: error }, 'redis is gone');
  wasDown = true;
});
client.on('ready', () => {
  if (wasDown) logger.info('redis is back');
  wasDown = false;
});

/**
 * The client with a deadline on every command: node-redis stops its own clock once a command is written, so a server that
 * hangs would hold the request for ever. Any failure of Redis reaches the caller as 503.
 */
export const redis: typeof client = new Proxy(client, {
  get(target, name) {
    const member: unknown = Reflect.get(target, name, target);
    if (typeof member !== 'function') return member;
    return (...args: unknown[]) => {
      const result: unknown = member.apply(target, args);
      return result instanceof Promise ? guarded(result) : result;
    };
  },
});

async function guarded(reply: Promise<unknown>): Promise<unknown> {
  try {
    return await within(reply, 'redis');
  } catch (error) {
    throw error instanceof HttpError ? error : new Unavailable('redis', error);
  }
}

/** Begins to connect, and goes on trying for as long as the process lives. */
export function connectRedis(): void {
  client.connect().catch((error: unknown) => logger.error({ err: error }, 'redis can’t be reached'));
}

export function closeRedis(): Promise<void> {
  return client.isOpen ? client.close() : Promise.resolve();
}

export const redisKey = (...parts: (string | number)[]) => env.redisPrefix + parts.join(':');
