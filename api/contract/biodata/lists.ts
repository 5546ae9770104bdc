import { object, type InferType } from 'yup';
import { ACCOUNT_STATUSES } from '../accounts/index.ts';
import { count, oneOf, ordering, pageQuery, searched, VILLAGES } from '../common/index.ts';
import { GENDERS, LISTINGS, MAX_AGE } from './values.ts';

/** Wire names by which a list of biodata may be sorted. */
export const PROFILE_SORTS = [
  'createdAt',
  'fullname',
  'dateOfBirth',
  'gender',
  'village',
  'currentLiveCity',
] as const;
export type ProfileSort = (typeof PROFILE_SORTS)[number];

const profileFilters = {
  ...ordering,
  sort: oneOf(PROFILE_SORTS),
  village: oneOf(VILLAGES).uppercase(),
  gender: oneOf(GENDERS).uppercase(),
  minAge: count(0, MAX_AGE),
  maxAge: count(0, MAX_AGE),
  city: searched,
};

export const profileQuerySchema = object({ ...pageQuery, ...profileFilters });

/**
 * A family's own. `shownOn=home`: for its home, where a family reads that it is asked whether it is still
 * looking; other screens need the list for something else.
 */
export const ownProfileQuerySchema = profileQuerySchema.shape({ shownOn: oneOf(['home'] as const) });

/**
 * The search. `without=own`: a family looks for others, and isn't among those it finds. `only=total`: how
 * many there are, and none of them.
 */
export const searchQuerySchema = profileQuerySchema.shape({
  without: oneOf(['own'] as const),
  only: oneOf(['total'] as const),
});

/** Administrators' lists have what is offered and what isn't. */
const listing = oneOf(LISTINGS);
export const listedProfileQuerySchema = profileQuerySchema.shape({ listing });

/**
 * An export is a whole list: what narrows and sorts it, and no page. `status`: only biodata of accounts of
 * this standing.
 */
export const profileExportSchema = object({ ...profileFilters, listing, status: oneOf(ACCOUNT_STATUSES) });

export type ProfileQuery = Partial<InferType<typeof listedProfileQuerySchema>>;
