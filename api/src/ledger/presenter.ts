import type { LedgerLine } from '@pehchan/contract/ledger';
import { type Actor, isApproved } from '../accounts/index.ts';
import type { LedgerRow } from './models/ledger-page.ts';

/**
 * One line as the family reads it. Who looks after the register isn't named.
 * @param newSince undefined where nothing is marked as new
 */
export function presentLine(row: LedgerRow, reader: Actor, newSince: Date | null | undefined): LedgerLine {
  const { id, kind, viewerStatus, firstAt, lastAt, times } = row;
  const isNamed = kind !== 'administrator';
  const isTold = kind === 'reveal' && viewerStatus === 'approved' && isApproved(reader);
  return {
    id,
    kind,
    userId: isNamed ? row.viewerId : null,
    name: isNamed ? row.viewerName : null,
    village: isNamed ? row.viewerVillage : null,
    isGone: isNamed && viewerStatus === null,
    phone: isTold ? row.viewerPhone : null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    times,
    isNew: newSince !== undefined && (newSince === null || lastAt > newSince),
  };
}
