import type { UserRow } from '../../accounts/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { atLength } from '../../database/long-work.ts';
import { noteLooks } from '../models/looks.ts';

/** `amount`: how many rows the list has. `ids`: of the biodata in it. */
type Exported = { list: 'users' | 'biodata'; filters: string; amount: number; ids: readonly number[] };

/**
 * Write that an administrator takes a list along: an audit entry, and a line in the ledger of each biodata.
 * Nothing of the list may go out before.
 */
export async function noteExport(actor: UserRow, { list, filters, amount, ids }: Exported): Promise<void> {
  await AuditEntry.recordExport(actor, list, filters, amount);
  await atLength(({ run }) => noteLooks(actor, 'exported', { column: 'id', ids }, run));
}
