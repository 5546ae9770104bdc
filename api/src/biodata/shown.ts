import type { FoundProfile } from '@pehchan/contract/biodata';
import { type Actor, isAdmin, type UserRow, type Viewer } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { NOTHING_SEEN, type Seen, seenBy } from '../ledger/index.ts';
import { findProfiles, findProfilesById } from './models/profile-list.ts';
import type { ProfileWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';
import { presentFound } from './presenter.ts';
import { shownTo } from './visibility.ts';

/** Each with what this account may have of it among others that were found. */
export async function presentEachTo(actor: Actor, profiles: ProfileWithOwner[]): Promise<FoundProfile[]> {
  const ids = profiles.map(({ id }) => id);
  // Administrators have all of it anyway.
  const seen = isAdmin(actor) ? new Map<number, Seen>() : await seenBy(actor.id, ids);
  return profiles.map((profile) => presentFound(profile, actor, seen.get(profile.id) ?? NOTHING_SEEN));
}

/** Of these biodata those that this account may have on its list, by their ids, as its search has them. */
export async function findShown(actor: UserRow, ids: readonly number[]): Promise<Map<number, FoundProfile>> {
  const profiles = await findProfilesById(ids);
  const viewer = await viewerOf(actor);
  const shown = await presentEachTo(
    actor,
    profiles.filter((profile) => profilePolicy.shortlist(viewer, profile)),
  );
  return new Map(shown.map((profile) => [profile.id, profile]));
}

/** Whether this account is shown any biodata of that one. */
export async function isShownAnyOf(viewer: Viewer, userId: number): Promise<boolean> {
  const { total } = await findProfiles({ ...shownTo(viewer), userId }, { page: 1, pageSize: 1 });
  return total > 0;
}
