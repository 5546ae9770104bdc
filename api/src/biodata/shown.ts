import type { FoundProfile } from '@pehchan/contract/biodata';
import { type Actor, isAdmin, type UserRow, type Viewer } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { NOTHING_SEEN, type Seen, seenBy } from '../ledger/index.ts';
import { findFoundById, findProfiles, findProfilesById } from './models/profile-list.ts';
import type { FoundWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';
import { presentFound, presentOpened } from './presenter.ts';
import { shownTo } from './visibility.ts';

/**
 * Each with what this account may have of it among others that were found. All of it is read of those alone
 * that were opened, or are its own, or an administrator's to read.
 */
export async function presentEachTo(actor: Actor, found: FoundWithOwner[]): Promise<FoundProfile[]> {
  const ids = found.map(({ id }) => id);
  // Administrators have all of it anyway.
  const seen = isAdmin(actor) ? new Map<number, Seen>() : await seenBy(actor.id, ids);
  const isOpen = (profile: FoundWithOwner) =>
    seen.get(profile.id)?.isViewed === true || profilePolicy.readWhole(actor, profile);
  const whole = await findProfilesById(found.filter(isOpen).map(({ id }) => id));
  const opened = new Map(whole.map((profile) => [profile.id, profile]));
  return found.map((profile) => {
    const [all, had] = [opened.get(profile.id), seen.get(profile.id) ?? NOTHING_SEEN];
    return all ? presentOpened(all, actor, had) : presentFound(profile, had);
  });
}

/** Of these biodata those that this account may have on its list, by their ids, as its search has them. */
export async function findShown(actor: UserRow, ids: readonly number[]): Promise<Map<number, FoundProfile>> {
  const found = await findFoundById(ids);
  const viewer = await viewerOf(actor);
  const shown = await presentEachTo(
    actor,
    found.filter((profile) => profilePolicy.shortlist(viewer, profile)),
  );
  return new Map(shown.map((profile) => [profile.id, profile]));
}

/** Whether this account is shown any biodata of that one. */
export async function isShownAnyOf(viewer: Viewer, userId: number): Promise<boolean> {
  const { total } = await findProfiles({ ...shownTo(viewer), userId }, { page: 1, pageSize: 1 });
  return total > 0;
}
