import type { FoundProfile } from '@pehchan/contract/biodata';
import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import type { ShortlistEntryRow } from '../../register/biodata/index.ts';

export const presentData = ({ stage, note, forProfile }: ShortlistEntryRow) => ({ stage, note, forProfile });

/** A biodata that is no longer listed is returned without any data. */
export function presentEntry(entry: ShortlistEntryRow, profile: FoundProfile | undefined): ShortlistEntry {
  const { profileId } = entry;
  if (!profile) return { profileId, stage: null, note: null, forProfile: null, profile: null };
  return { profileId, ...presentData(entry), profile };
}
