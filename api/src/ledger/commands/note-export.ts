import type { UserRow } from '../../accounts/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { atLength } from '../../database/long-work.ts';
import { noteLooks, type Several } from '../models/looks.ts';

type Exported = { list: 'users' | 'biodata'; filters: string; several: Several };

/**
 * Write that an administrator takes a list along: an audit entry, and a line in the ledger of each biodata.
 * Nothing of the list may go out before.
 */
export async function noteExport(actor: UserRow, { list, filters, several }: Exported): Promise<void> {
  await AuditEntry.recordExport(actor, list, filters, several.ids.length);
  await atLength(({ run }) => noteLooks(actor, 'exported', several, run));
}
