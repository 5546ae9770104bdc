import { createClient } from 'redis';
import { errorCode } from '../../lib/refusal.ts';

const ANSWERS_WITHIN = 5_000;

/** One sentence on why the Redis of a URL can't be used; undefined when it can. */
export async function findRedisProblem(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const host = `${hostname}:${port || 6379}`;
  const client = createClient({
    url,
    socket: { connectTimeout: ANSWERS_WITHIN, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/WRONGPASS|NOAUTH|AUTH/.test(message)) {
      return `REDIS_URL: ${host} refuses the password. Correct it.`;
    }
    switch (errorCode(error)) {
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `REDIS_URL names the host ${hostname}, which nobody knows. Check the spelling and the network.`;
      case 'ECONNREFUSED':
        return `REDIS_URL: no Redis listens on ${host}. Start it, or correct the host and the port.`;
      default:
        return `REDIS_URL: ${host} can't be used: ${message}`;
    }
  } finally {
    client.destroy();
  }
}
