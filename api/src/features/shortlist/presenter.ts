import type { FoundProfile } from '@pehchan/contract/biodata';
import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import type { ShortlistEntryRow } from '../../register/biodata/index.ts';

/** What the family says of it. */
export const presentSaid = ({ stage, note, forProfile }: ShortlistEntryRow) => ({ stage, note, forProfile });

/** One of the list. What isn't offered any more is that, and says nothing of whom it was. */
export function presentEntry(entry: ShortlistEntryRow, profile: FoundProfile | undefined): ShortlistEntry {
  const { profileId } = entry;
  if (!profile) return { profileId, stage: null, note: null, forProfile: null, profile: null };
  return { profileId, ...presentSaid(entry), profile };
}
