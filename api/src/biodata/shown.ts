import type { FoundProfile } from '@pehchan/contract/biodata';
import { type Actor, isAdmin } from '../accounts/index.ts';
import { NOTHING_SEEN, type Seen, seenBy } from '../ledger/index.ts';
import { findProfilesById } from './models/profile-list.ts';
import type { ProfileWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';
import { presentFound } from './presenter.ts';

/** Each with what this account may have of it among others that were found. */
export async function presentEachTo(actor: Actor, profiles: ProfileWithOwner[]): Promise<FoundProfile[]> {
  const ids = profiles.map(({ id }) => id);
  // Administrators have all of it anyway.
  const seen = isAdmin(actor) ? new Map<number, Seen>() : await seenBy(actor.id, ids);
  return profiles.map((profile) => presentFound(profile, actor, seen.get(profile.id) ?? NOTHING_SEEN));
}

/** Of these biodata those that this account may have on its list, by their ids, as its search has them. */
export async function findShown(actor: Actor, ids: readonly number[]): Promise<Map<number, FoundProfile>> {
  const profiles = await findProfilesById(ids);
  const shown = await presentEachTo(
    actor,
    profiles.filter((profile) => profilePolicy.shortlist(actor, profile)),
  );
  return new Map(shown.map((profile) => [profile.id, profile]));
}
