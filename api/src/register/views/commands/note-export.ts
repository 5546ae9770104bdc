import { withLongWork } from '../../../ground/database/long-work.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { noteLooks } from '../models/looks.ts';

/** `amount`: the number of rows. `ids`: the biodata in the list. */
type Exported = { list: 'users' | 'biodata'; filters: string; amount: number; ids: readonly number[] };

/**
 * Record that an administrator exports a list: in the audit log, and in the ledger of each biodata. Call it
 * before any row is sent.
 */
export async function noteExport(actor: UserRow, { list, filters, amount, ids }: Exported): Promise<void> {
  await AuditEntry.recordExport(actor, list, filters, amount);
  await withLongWork(({ run }) => noteLooks(actor, 'exported', { column: 'id', ids }, run));
}
