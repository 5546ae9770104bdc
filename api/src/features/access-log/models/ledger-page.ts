import type { AccountStatus } from '@pehchan/contract/accounts';
import type { LedgerQuery } from '@pehchan/contract/ledger';
import { select, sql } from '../../../ground/database/select.ts';
import type { Page } from '../../../ground/lists/listing.ts';
import { findTablePage } from '../../../ground/lists/table-page.ts';
import type { EntryKind, LedgerEntryRow } from '../../../register/views/index.ts';

/** A line of the access log. `viewerStatus` is the viewer's account status now, null if deleted. */
export type LedgerRow = Omit<LedgerEntryRow, 'kind'> & {
  kind: Exclude<EntryKind, 'unwarned' | 'listed'>;
  viewerStatus: AccountStatus | null;
};

export function findLedger(profileId: number, query: LedgerQuery): Promise<Page<LedgerRow>> {
  const table = {
    name: 'ledger_entries',
    where: [sql("item.profileId = ? AND item.kind NOT IN ('unwarned', 'listed')", profileId)],
    newestBy: 'lastAt' as const,
    columns: 'item.*, viewer.status AS viewerStatus',
    joins: 'LEFT JOIN users AS viewer ON viewer.id = item.viewerId',
  };
  return findTablePage<LedgerRow>(table, query);
}

export type Listed = { administrators: number; lastAt: Date };

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
