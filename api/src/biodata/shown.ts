import type { FoundProfile } from '@pehchan/contract/biodata';
import type { Viewer } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { countAndNotice, type Reader, type Refusing, type Seen } from '../ledger/index.ts';
import { countProfiles, findFoundById, findProfilesById } from './models/profile-list.ts';
import type { FoundWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';
import { presentFound, presentOpened } from './presenter.ts';
import { shownTo } from './visibility.ts';

type FoundSeen = FoundWithOwner & { seen: Seen };

/**
 * Each with what this account may have of it among others that were found. All of it is read of those alone
 * that were opened, or are its own, or an administrator's to read. The others' count as cards that it saw.
 * @param refuses once it has seen enough for today
 */
export async function presentEachTo(
  reader: Reader,
  found: FoundSeen[],
  refuses: Refusing,
): Promise<FoundProfile[]> {
  const { actor } = reader;
  const others = found.filter((profile) => !profilePolicy.isOwn(actor, profile)).map(({ id }) => id);
  const isOpen = (profile: FoundSeen) => profile.seen.isViewed || profilePolicy.readWhole(actor, profile);
  const [whole] = await Promise.all([
    findProfilesById(found.filter(isOpen).map(({ id }) => id)),
    countAndNotice(reader, 'shownCard', others, refuses),
  ]);
  const opened = new Map(whole.map((profile) => [profile.id, profile]));
  return found.map((profile) => {
    const all = opened.get(profile.id);
    return all ? presentOpened(all, actor, profile.seen) : presentFound(profile, profile.seen);
  });
}

/** Of these biodata those that this account may have on its list, by their ids, as its search has them. */
export async function findShown(reader: Reader, ids: readonly number[]): Promise<Map<number, FoundProfile>> {
  const { actor } = reader;
  const found = await findFoundById(actor.id, ids);
  const viewer = await viewerOf(actor);
  const shown = await presentEachTo(
    reader,
    found.filter((profile) => profilePolicy.shortlist(viewer, profile)),
    'new',
  );
  return new Map(shown.map((profile) => [profile.id, profile]));
}

/** Whether this account is shown any biodata of that one. */
export async function isShownAnyOf(viewer: Viewer, userId: number): Promise<boolean> {
  return (await countProfiles({ ...shownTo(viewer), userId }, {})) > 0;
}
