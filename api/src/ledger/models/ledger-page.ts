import type { Standing } from '@pehchan/contract/accounts';
import { PAGE_SIZE } from '@pehchan/contract/common';
import type { LedgerKind, LedgerQuery } from '@pehchan/contract/ledger';
import { join, select, sql } from '../../database/select.ts';
import { countRows, findPage, type List, type Page } from '../../lists/listing.ts';
import type { LedgerEntryRow } from './ledger-entry.ts';
import { writeViews } from './views.ts';

/** What a family is told of, with the account that looked as it is now; nulls: it is gone. */
export type LedgerRow = Omit<LedgerEntryRow, 'kind'> & {
  kind: LedgerKind;
  viewerStatus: Standing | null;
  viewerPhone: string | null;
};

/** One page of what a family is told of who has seen a biodata, newest first. */
export async function findLedger(
  profileId: number,
  { page = 1, pageSize = PAGE_SIZE }: LedgerQuery,
): Promise<Page<LedgerRow>> {
  await writeViews();
  const list: List<LedgerRow> = {
    rows: {
      from: sql('ledger_entries AS item'),
      where: [sql("item.profileId = ? AND item.kind <> 'unwarned'", profileId)],
    },
    sorting: { column: 'lastAt', direction: 'DESC' },
    load: (ids, order) =>
      select(
        join([
          'SELECT item.*, viewer.status AS viewerStatus, viewer.phone AS viewerPhone FROM (',
          ids,
          `) AS page JOIN ledger_entries AS item ON item.id = page.id
           LEFT JOIN users AS viewer ON viewer.id = item.viewerId ${order}`,
        ]),
      ),
  };
  return findPage(list, () => countRows(list.rows), { page, pageSize });
}
