import { createConnection } from 'mysql2/promise';
import { rebuildNameKeys } from '../src/ground/lists/rebuild-keys.ts';
import { REBUILD_LISTS } from '../src/ground/database/rebuild-lists.ts';

/** The tallies that aren't nought, without the number of changes: it begins again when they are made anew. */
export const TALLIES = `SELECT subject, status, listing, gender, village, amount FROM tallies
  WHERE amount <> 0 ORDER BY subject, status, listing, gender, village`;

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
