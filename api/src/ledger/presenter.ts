import type { LedgerLine } from '@pehchan/contract/ledger';
import { isApproved, type Viewer } from '../accounts/index.ts';
import type { LedgerRow } from './models/ledger-page.ts';

/**
 * One line as the family reads it. Who looks after the register isn't named. Of a family that is hidden from
 * this one the line has what it had, and no number: as of an account that was rejected.
 * @param newSince undefined where nothing is marked as new: an administrator reads it
 */
export function presentLine(row: LedgerRow, reader: Viewer, newSince: Date | null | undefined): LedgerLine {
  const { id, kind, viewerStatus, firstAt, lastAt, times } = row;
  const isNamed = kind !== 'administrator';
  const isHidden = newSince !== undefined && reader.apart.has(row.viewerId);
  const isTold = kind === 'reveal' && viewerStatus === 'approved' && isApproved(reader) && !isHidden;
  return {
    id,
    kind,
    userId: isNamed ? row.viewerId : null,
    name: isNamed ? row.viewerName : null,
    village: isNamed ? row.viewerVillage : null,
    isGone: isNamed && viewerStatus === null && !isHidden,
    phone: isTold ? row.viewerPhone : null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    times,
    isNew: newSince !== undefined && (newSince === null || lastAt > newSince),
  };
}
