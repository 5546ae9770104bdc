import type { ProfileQuery, ProfileSort } from '@pehchan/contract/biodata';
import type { Sorting } from '../../../ground/lists/listing.ts';
import { COLUMN_OF } from '../columns.ts';
import { type ProfileScope, tallyScopeOf } from './profile-filters.ts';
import type { FoundRow } from './profile.ts';

/** Sort by id instead of creation time: both have the same order, and every index ends in the id. */
const SORTED_BY: Record<ProfileSort, keyof FoundRow> = { ...COLUMN_OF, createdAt: 'id' };

export function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: ProfileQuery): Sorting<FoundRow> {
  return { column: SORTED_BY[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/** Force the index for the order "newest first": otherwise MySQL would sort all filtered rows. */
export function forcedIndex(scope: ProfileScope, query: ProfileQuery): string {
  return sortingOf(query).column === 'id' ? ` FORCE INDEX (${indexOf(scope, query)})` : '';
}

function indexOf(scope: ProfileScope, query: ProfileQuery): string {
  const { ownerStatus, listing = query.listing, gender = query.gender } = scope;
  const { village } = tallyScopeOf({}, query);
  if (ownerStatus && listing) {
    if (village) return gender ? 'profiles_standing_village_gender' : 'profiles_standing_village';
    return gender ? 'profiles_standing_gender' : 'profiles_shown';
  }
  if (ownerStatus) return 'profiles_standing';
  if (listing) return 'profiles_listing';
  if (village) return 'profiles_village';
  return gender ? 'profiles_gender' : 'PRIMARY';
}
