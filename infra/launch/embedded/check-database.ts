import { createConnection } from 'mysql2/promise';
import { errorCode } from '../../lib/refusal.ts';

const ANSWERS_WITHIN = 5_000;

/** One sentence on why the database of a URL can't be used; undefined when it can. */
export async function findDatabaseProblem(url: string): Promise<string | undefined> {
  const { hostname, port, username, pathname } = new URL(url);
  const host = `${hostname}:${port || 3306}`;
  const name = decodeURIComponent(pathname.slice(1));
  if (name === '') return 'DATABASE_URL names no database; it ends in /name.';
  try {
    const connection = await createConnection({ uri: url, connectTimeout: ANSWERS_WITHIN });
    await connection.query('SELECT 1');
    await connection.end();
    return undefined;
  } catch (error) {
    switch (errorCode(error)) {
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `DATABASE_URL names the host ${hostname}, which nobody knows. Check the spelling and the network.`;
      case 'ECONNREFUSED':
        return `DATABASE_URL: no database listens on ${host}. Start it, or correct the host and the port.`;
      case 'ETIMEDOUT':
      case 'EHOSTUNREACH':
      case 'ENETUNREACH':
        return `DATABASE_URL: ${host} does not answer. Check the network and the firewall.`;
      case 'ER_ACCESS_DENIED_ERROR':
        return `DATABASE_URL: ${host} refuses the user ${username || '(none)'}; the user or the password is wrong.`;
      case 'ER_BAD_DB_ERROR':
        return `DATABASE_URL: ${host} has no database ${name}. Create it, or correct the name.`;
      case 'ER_DBACCESS_DENIED_ERROR':
        return `DATABASE_URL: ${host} does not let the user ${username} use the database ${name}. Grant it, or correct the name.`;
      default:
        return `DATABASE_URL: ${host} can't be used: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}
