import type { FoundProfile } from '@pehchan/contract/biodata';
import type { Actor, UserRow, Viewer } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import type { Seen } from '../ledger/index.ts';
import { countProfiles, findFoundById, findProfilesById } from './models/profile-list.ts';
import type { FoundWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';
import { presentFound, presentOpened } from './presenter.ts';
import { shownTo } from './visibility.ts';

type FoundSeen = FoundWithOwner & { seen: Seen };

/**
 * Each with what this account may have of it among others that were found. All of it is read of those alone
 * that were opened, or are its own, or an administrator's to read.
 */
export async function presentEachTo(actor: Actor, found: FoundSeen[]): Promise<FoundProfile[]> {
  const isOpen = (profile: FoundSeen) => profile.seen.isViewed || profilePolicy.readWhole(actor, profile);
  const whole = await findProfilesById(found.filter(isOpen).map(({ id }) => id));
  const opened = new Map(whole.map((profile) => [profile.id, profile]));
  return found.map((profile) => {
    const all = opened.get(profile.id);
    return all ? presentOpened(all, actor, profile.seen) : presentFound(profile, profile.seen);
  });
}

/** Of these biodata those that this account may have on its list, by their ids, as its search has them. */
export async function findShown(actor: UserRow, ids: readonly number[]): Promise<Map<number, FoundProfile>> {
  const found = await findFoundById(actor.id, ids);
  const viewer = await viewerOf(actor);
  const shown = await presentEachTo(
    actor,
    found.filter((profile) => profilePolicy.shortlist(viewer, profile)),
  );
  return new Map(shown.map((profile) => [profile.id, profile]));
}

/** Whether this account is shown any biodata of that one. */
export async function isShownAnyOf(viewer: Viewer, userId: number): Promise<boolean> {
  return (await countProfiles({ ...shownTo(viewer), userId }, {})) > 0;
}
