import { withLongWork } from '../../../ground/database/long-work.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { noteLooks } from '../models/looks.ts';

type Exported = { list: 'users' | 'biodata'; filters: string; amount: number; ids: readonly number[] };

/** Record that an administrator exports a list, before any row is sent. */
export async function noteExport(actor: UserRow, { list, filters, amount, ids }: Exported): Promise<void> {
  await AuditEntry.recordExport(actor, list, filters, amount);
  await withLongWork(({ run }) => noteLooks(actor, 'exported', { column: 'id', ids }, run));
}
