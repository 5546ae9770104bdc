import type { FoundProfile } from '@pehchan/contract/biodata';
import { isAdmin, type Viewer } from '../../identity/accounts/index.ts';
import { countAndNotice, noteLooks, type Reader, type Refusing, type WithTaken } from '../views/index.ts';
import { shownTo, viewerOf } from '../visibility/index.ts';
import { countProfiles, findFoundById, findProfilesById } from './models/profile-list.ts';
import type { FoundWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';
import { presentFound, presentWhole } from './presenter.ts';

/**
 * Return found biodata with the fields that this account can read. Count other families' biodata as cards.
 * For an administrator, return all fields and add a line to each access log.
 * @param refuses which biodata are refused when a reading limit is full
 */
export async function presentEachTo(
  reader: Reader,
  found: (FoundWithOwner & WithTaken)[],
  refuses: Refusing,
): Promise<FoundProfile[]> {
  const { actor } = reader;
  const others = found.filter((profile) => !profilePolicy.isOwn(actor, profile)).map(({ id }) => id);
  const ids = found.filter((profile) => profilePolicy.readWhole(actor, profile)).map(({ id }) => id);
  const [rows] = await Promise.all([
    findProfilesById(ids),
    countAndNotice(reader, 'shownCard', others, refuses),
  ]);
  const whole = new Map(rows.map((profile) => [profile.id, profile]));
  if (isAdmin(actor)) await noteLooks(actor, 'listed', { column: 'id', ids });
  return found.map((profile) => {
    const all = whole.get(profile.id);
    return all ? presentWhole(all) : presentFound(profile);
  });
}

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

export async function isShownAnyOf(viewer: Viewer, userId: number): Promise<boolean> {
  return (await countProfiles({ ...shownTo(viewer), userId }, {})) > 0;
}
