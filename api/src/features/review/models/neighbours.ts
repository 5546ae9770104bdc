import { MAX_NEIGHBOURS } from '@pehchan/contract/review';
import { select, sql } from '../../../ground/database/select.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';

type Neighbours = { total: number; names: string[] };

/** Return other approved accounts of the account’s village; the names are those that were approved first. */
export async function findNeighbours({ id, village }: Pick<UserRow, 'id' | 'village'>): Promise<Neighbours> {
  const others =
    "FROM users FORCE INDEX (users_village_status) WHERE village = ? AND status = 'approved' AND id <> ?";
  const [[counted], rows] = await Promise.all([
    select<{ total: number }>(sql(`SELECT COUNT(*) AS total ${others}`, village, id)),
    select<{ fullName: string }>(
      sql(`SELECT fullName ${others} ORDER BY statusSince, id LIMIT ${MAX_NEIGHBOURS}`, village, id),
    ),
  ]);
  return { total: counted?.total ?? 0, names: rows.map(({ fullName }) => fullName) };
}
