import { ACCOUNT_STATUSES, type AccountStatus } from '@pehchan/contract/accounts';
import { type Gender, type Listing, LISTINGS, type ProfileQuery } from '@pehchan/contract/biodata';
import { latestBirth, type Village, VILLAGES } from '@pehchan/contract/common';
import { type Sql, sql } from '../../../ground/database/select.ts';
import type { TallyScope } from '../../../ground/lists/tally.ts';
import type { GotraCondition } from './gotra-rule.ts';

export type ProfileScope = {
  ownerStatus?: AccountStatus;
  listing?: Listing;
  gender?: Gender;
  userId?: number;
  notOf?: readonly number[];
  /** Search phone numbers too, which only administrators can do. */
  byPhone?: true;
  /** Search cities, gotras and work too, after the names. */
  byFacts?: true;
  /** Leave out what a gotra rule hides. With `only`, return just that. */
  gotras?: GotraCondition & { only?: 'hidden' };
};

export const villagesOf = ({ village }: ProfileQuery): Village[] => {
  const named = village?.split(',') ?? [];
  return VILLAGES.filter((known) => named.includes(known));
};

export const tallyScopeOf = (
  { ownerStatus, listing, gender }: ProfileScope,
  query: ProfileQuery = {},
): TallyScope => {
  const [village, ...others] = villagesOf(query);
  return {
    subject: 'profiles',
    status: ownerStatus,
    listing: listing ?? query.listing,
    gender: gender ?? query.gender,
    village: others.length === 0 ? village : undefined,
  };
};

const oneOf = (column: string, values: readonly string[]): Sql =>
  sql(`${column} IN (${values.map(() => '?').join()})`, ...values);

/** Return the conditions on a biodata's texts that are no search, with those of `factsIn`. */
export const narrowedBy = (scope: ProfileScope, query: ProfileQuery): Sql[] => [
  ...basicsIn(scope, query),
  ...factsIn(scope, query),
];

/** Return the conditions that an index of the lists has in its first columns, and that tallies count by. */
export function basicsIn(
  { ownerStatus, listing: ofListing, gender: ofGender, userId }: ProfileScope,
  query: ProfileQuery,
): Sql[] {
  const { listing: wanted, gender, minAge, maxAge } = query;
  const filters: Sql[] = [];
  if (userId !== undefined) filters.push(sql('item.userId = ?', userId));
  const listing = ofListing ?? wanted;
  const { village } = tallyScopeOf({}, query);
  // Indexes by village and gender begin with status and listing: without these filters, list all values.
  const isNarrowed = (ownerStatus ?? listing) !== undefined && (village ?? gender ?? ofGender) !== undefined;
  if (ownerStatus) filters.push(sql('item.ownerStatus = ?', ownerStatus));
  else if (isNarrowed) filters.push(oneOf('item.ownerStatus', ACCOUNT_STATUSES));
  if (listing) filters.push(sql('item.listing = ?', listing));
  else if (isNarrowed) filters.push(oneOf('item.listing', LISTINGS));
  if (ofGender) filters.push(sql('item.gender = ?', ofGender));
  if (village) filters.push(sql('item.village = ?', village));
  if (gender) filters.push(sql('item.gender = ?', gender));
  // Both ages are inclusive: `maxAge` ends the day before the next birthday.
  if (minAge !== undefined) filters.push(sql('item.dateOfBirth <= ?', latestBirth(minAge)));
  if (maxAge !== undefined) filters.push(sql('item.dateOfBirth > ?', latestBirth(maxAge + 1)));
  return filters;
}

/** Return the conditions that only the indexes `profiles_facts` and `profiles_gotra` have. */
export function factsIn({ gotras }: ProfileScope, query: ProfileQuery): Sql[] {
  const { gotra, work, minHeight, maxHeight } = query;
  const filters: Sql[] = [];
  const villages = villagesOf(query);
  if (villages.length > 1) filters.push(oneOf('item.village', villages));
  if (gotra !== undefined) filters.push(sql('item.gotraId = ?', gotra));
  if (work) filters.push(sql('item.employment = ?', work));
  if (minHeight !== undefined) filters.push(sql('item.heightCm >= ?', minHeight));
  if (maxHeight !== undefined) filters.push(sql('item.heightCm <= ?', maxHeight));
  if (gotras) filters.push(gotras.only === 'hidden' ? gotras.hides : gotras.keeps);
  return filters;
}

export const hasAges = ({ minAge, maxAge }: ProfileQuery) => minAge !== undefined || maxAge !== undefined;
