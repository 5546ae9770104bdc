import { ageOn } from '@pehchan/contract/common';
import {
  FEWEST_IN_SUM,
  type LedgerCandidate,
  type LedgerLine,
  type LedgerReply,
} from '@pehchan/contract/ledger';
import { isApproved, presentPhoto, type Viewer } from '../../identity/accounts/index.ts';
import type { CandidateRow } from './models/candidates.ts';
import type { Listed, LedgerRow } from './models/ledger-page.ts';

/**
 * Return a line of the access log, without an administrator's name and without a hidden family's number.
 * @param newSince undefined for an administrator: no line is marked as new
 */
export function presentLine(
  row: LedgerRow,
  reader: Viewer,
  newSince: Date | null | undefined,
  candidate?: CandidateRow,
): LedgerLine {
  const { id, kind, viewerStatus, firstAt, lastAt, times } = row;
  const isNamed = kind === 'view' || kind === 'reveal';
  // Only families get phone numbers here: administrators get them by other calls, which the log notes.
  const isFamily = newSince !== undefined;
  const isHidden = isFamily && reader.apart.has(row.viewerId);
  const hasNumber = viewerStatus === 'approved' && isApproved(reader) && !isHidden;
  const showsPhone = isFamily && kind === 'reveal' && hasNumber;
  return {
    id,
    kind: isNamed ? kind : 'administrator',
    isExport: kind === 'exported',
    userId: isNamed ? row.viewerId : null,
    name: isNamed ? row.viewerName : null,
    village: isNamed ? row.viewerVillage : null,
    isGone: isNamed && viewerStatus === null && !isHidden,
    phone: showsPhone ? row.viewerPhone : null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    times,
    isNew: newSince !== undefined && (newSince === null || lastAt > newSince),
    candidate: isNamed && candidate ? presentCandidate(candidate) : null,
  };
}

const presentCandidate = ({
  id,
  fullName,
  fullNameHindi,
  gender,
  ...row
}: CandidateRow): LedgerCandidate => ({
  profileId: id,
  fullname: fullName,
  fullnameHindi: fullNameHindi,
  gender,
  age: ageOn(row.dateOfBirth),
  image: presentPhoto(row.photoKey),
});

/** Return an access log's sums. `families` counts who got the photo in a list; undefined without a photo. */
export const presentSums = (
  families: number | undefined,
  listed: Listed | null,
): Pick<LedgerReply, 'photoFamilies' | 'listed'> => ({
  ...(families === undefined ? {} : { photoFamilies: families < FEWEST_IN_SUM ? null : families }),
  listed: listed && { administrators: listed.administrators, lastAt: listed.lastAt.toISOString() },
});
