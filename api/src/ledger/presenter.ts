import { FEWEST_IN_SUM, type LedgerLine, type LedgerReply } from '@pehchan/contract/ledger';
import { isApproved, type Viewer } from '../accounts/index.ts';
import type { Listed, LedgerRow } from './models/ledger-page.ts';

/**
 * One line as the family reads it. Who looks after the register isn't named. Of a family that is hidden from
 * this one the line has what it had, and no number: as of an account that was rejected.
 * @param newSince undefined where nothing is marked as new: an administrator reads it
 */
export function presentLine(row: LedgerRow, reader: Viewer, newSince: Date | null | undefined): LedgerLine {
  const { id, kind, viewerStatus, firstAt, lastAt, times } = row;
  const isNamed = kind === 'view' || kind === 'reveal';
  // An administrator has numbers from other calls, which write a line of their own.
  const isFamily = newSince !== undefined;
  const isHidden = isFamily && reader.apart.has(row.viewerId);
  const hasNumber = viewerStatus === 'approved' && isApproved(reader) && !isHidden;
  const isTold = isFamily && kind === 'reveal' && hasNumber;
  return {
    id,
    kind: isNamed ? kind : 'administrator',
    isExport: kind === 'exported',
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

/**
 * What the family is told as a sum, without names.
 * @param families that were sent its photo in a list; undefined: it has no photo
 */
export const presentSums = (
  families: number | undefined,
  listed: Listed | null,
): Pick<LedgerReply, 'photoFamilies' | 'listed'> => ({
  ...(families === undefined ? {} : { photoFamilies: families < FEWEST_IN_SUM ? null : families }),
  listed: listed && { administrators: listed.administrators, lastAt: listed.lastAt.toISOString() },
});
