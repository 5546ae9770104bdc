import { select, sql } from '../../../ground/database/select.ts';
import { isApproved, type Viewer } from '../../../identity/accounts/index.ts';
import type { ProfileRow } from '../../../register/biodata/index.ts';
import { shownSql } from '../../../register/visibility/index.ts';
import type { LedgerRow } from './ledger-page.ts';

const COLUMNS = ['id', 'userId', 'fullName', 'fullNameHindi', 'gender', 'dateOfBirth', 'photoKey'] as const;
export type CandidateRow = Pick<ProfileRow, (typeof COLUMNS)[number]>;

/** Return one biodata of each family in these lines that the reader can open, by the family's account. */
export async function findCandidates(
  lines: readonly LedgerRow[],
  reader: Viewer,
  { gender }: Pick<ProfileRow, 'gender'>,
): Promise<Map<number, CandidateRow>> {
  const ids = new Set(lines.map(({ viewerId }) => viewerId).filter((id) => !reader.apart.has(id)));
  if (!isApproved(reader) || ids.size === 0) return new Map();
  const rows = await select<CandidateRow>(
    sql(
      `SELECT ${COLUMNS.join()} FROM profiles WHERE userId IN (${[...ids].map(() => '?').join()})
       AND ${shownSql.text} ORDER BY gender = ?, id DESC`,
      ...ids,
      ...shownSql.values,
      gender,
    ),
  );
  // A map keeps the last row of each account, so the preferred candidate is the last.
  return new Map(rows.reverse().map((row) => [row.userId, row]));
}
