import { createConnection } from 'mysql2/promise';
import { rebuildNameKeys } from '../src/lists/rebuild-keys.ts';
import { REBUILD_LISTS } from '../src/database/rebuild-lists.ts';

/**
 * Makes anew what lists are counted and searched by; as in production without the deadline that a request's
 * statements have.
 */
export async function rebuildLists(): Promise<void> {
  const connection = await createConnection(process.env['DATABASE_URL'] ?? '');
  for (const statement of REBUILD_LISTS) await connection.query(statement);
  await connection.end();
  await rebuildNameKeys();
}
