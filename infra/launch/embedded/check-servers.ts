import { createConnection } from 'mysql2/promise';
import { createClient } from '@redis/client';
import { errorCode, messageOf } from '../../lib/index.ts';

const ANSWERS_WITHIN = 5_000;

export async function findDatabaseProblem(url: string): Promise<string | undefined> {
  const { hostname, port, username, pathname } = new URL(url);
  const host = `${hostname}:${port || 3306}`;
  const name = decodeURIComponent(pathname.slice(1));
  if (name === '') return 'DATABASE_URL names no database. It must end in /name.';
  try {
    const connection = await createConnection({ uri: url, connectTimeout: ANSWERS_WITHIN });
    await connection.query('SELECT 1');
    await connection.end();
    return undefined;
  } catch (error) {
    switch (errorCode(error)) {
      case 'ER_ACCESS_DENIED_ERROR':
        return `DATABASE_URL: ${host} refuses the user ${username || '(none)'}; the user or the password is wrong.`;
      case 'ER_BAD_DB_ERROR':
        return `DATABASE_URL: ${host} has no database ${name}. Create it, or correct the name.`;
      case 'ER_DBACCESS_DENIED_ERROR':
        return `DATABASE_URL: ${host} does not let the user ${username} use the database ${name}. Grant it, or correct the name.`;
      default:
        return networkProblem('DATABASE_URL', 'database', host, error);
    }
  }
}

export async function findRedisProblem(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const host = `${hostname}:${port || 6379}`;
  const client = createClient({ url, socket: { connectTimeout: ANSWERS_WITHIN, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return undefined;
  } catch (error) {
    const isRefused = error instanceof Error && /WRONGPASS|NOAUTH|AUTH/.test(error.message);
    if (isRefused) return `REDIS_URL: ${host} refuses the password. Correct it.`;
    return networkProblem('REDIS_URL', 'Redis', host, error);
  } finally {
    client.destroy();
  }
}

function networkProblem(setting: string, kind: string, host: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${setting}: the host ${host.replace(/:\d+$/, '')} is unknown. Check the spelling and the network.`;
    case 'ECONNREFUSED':
      return `${setting}: no ${kind} listens on ${host}. Start it, or correct the host and the port.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${setting}: ${host} does not answer. Check the network and the firewall.`;
    default:
      return `${setting}: ${host} can't be used: ${messageOf(error)}`;
  }
}
