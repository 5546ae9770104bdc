import { createConnection } from 'mysql2/promise';
import { rebuildNameKeys } from '../../src/ground/lists/rebuild-keys.ts';
import { REBUILD_LISTS } from '../../src/ground/database/rebuild-lists.ts';

/** Selects the tallies above zero. Leaves out their number of changes, which a rebuild resets. */
export const TALLIES = `SELECT subject, status, listing, gender, village, amount FROM tallies
  WHERE amount <> 0 ORDER BY subject, status, listing, gender, village`;

/** Rebuild tallies and search keys. As in production, a request's statement deadline does not apply. */
export async function rebuildLists(): Promise<void> {
  const connection = await createConnection(process.env['DATABASE_URL'] ?? '');
  for (const statement of REBUILD_LISTS) await connection.query(statement);
  await connection.end();
  await rebuildNameKeys();
}
