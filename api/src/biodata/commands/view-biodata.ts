import type { ViewedProfile } from '@pehchan/contract/biodata';
import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { countReading, noteLook, NOTHING_SEEN, seenBy } from '../../ledger/index.ts';
import type { ProfileWithOwner } from '../models/profile.ts';
import { profilePolicy } from '../policy.ts';
import { presentViewed } from '../presenter.ts';

/** Opens a biodata. That it was opened is written into its ledger before anything of it goes out. */
export async function viewBiodata(actor: UserRow, profile: ProfileWithOwner): Promise<ViewedProfile> {
  const { id: profileId } = profile;
  if (profilePolicy.isOwn(actor, profile)) return presentViewed(profile, actor, NOTHING_SEEN);
  await countReading(actor, 'view', profileId);
  await noteLook(actor, { kind: isAdmin(actor) ? 'administrator' : 'view', profileId });
  const seen = await seenBy(actor.id, [profileId]);
  return presentViewed(profile, actor, seen.get(profileId) ?? NOTHING_SEEN);
}
