import type { AccountStatus } from '@pehchan/contract/accounts';
import { PAGE_SIZE } from '@pehchan/contract/common';
import type { LedgerQuery } from '@pehchan/contract/ledger';
import { join, select, sql } from '../../../ground/database/select.ts';
import { countRows, findPage, type List, type Page } from '../../../ground/lists/listing.ts';
import type { EntryKind, LedgerEntryRow } from '../../../register/views/index.ts';

/** A line that the family reads, with the viewer's current status; null: the account is deleted. */
export type LedgerRow = Omit<LedgerEntryRow, 'kind'> & {
  kind: Exclude<EntryKind, 'unwarned' | 'listed'>;
  viewerStatus: AccountStatus | null;
};

export async function findLedger(
  profileId: number,
  { page = 1, pageSize = PAGE_SIZE }: LedgerQuery,
): Promise<Page<LedgerRow>> {
  const list: List<LedgerRow> = {
    rows: {
      from: sql('ledger_entries AS item'),
      where: [sql("item.profileId = ? AND item.kind NOT IN ('unwarned', 'listed')", profileId)],
    },
    sorting: { column: 'lastAt', direction: 'DESC' },
    load: (ids, order) =>
      select(
        join([
          'SELECT item.*, viewer.status AS viewerStatus FROM (',
          ids,
          `) AS page JOIN ledger_entries AS item ON item.id = page.id
           LEFT JOIN users AS viewer ON viewer.id = item.viewerId ${order}`,
        ]),
      ),
  };
  return findPage(list, () => countRows(list.rows), { page, pageSize });
}

export type Listed = { administrators: number; lastAt: Date };

/** Return how many administrators had the biodata in a list, and when last; null if no one had. */
export async function findListed(profileId: number): Promise<Listed | null> {
  const [row] = await select<Omit<Listed, 'lastAt'> & { lastAt: Date | null }>(
    sql(
      `SELECT COUNT(DISTINCT viewerId) AS administrators, MAX(lastAt) AS lastAt
       FROM ledger_entries WHERE profileId = ? AND kind = 'listed'`,
      profileId,
    ),
  );
  return row?.lastAt ? { administrators: row.administrators, lastAt: row.lastAt } : null;
}
