import { object, type InferType } from 'yup';
import { ACCOUNT_STATUSES } from '../accounts/index.ts';
import { count, oneOf, ordering, pageQuery, searched, VILLAGES } from '../common/index.ts';
import { GENDERS, LISTINGS, MAX_AGE } from './values.ts';

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
 * The query of the caller's own biodata. With `shownOn=home` the API records that the family has seen the
 * question whether it is still looking.
 */
export const ownProfileQuerySchema = profileQuerySchema.shape({ shownOn: oneOf(['home'] as const) });

/** The query of the search. `without=own` leaves out own biodata. `only=total` returns only the total. */
export const searchQuerySchema = profileQuerySchema.shape({
  without: oneOf(['own'] as const),
  only: oneOf(['total'] as const),
});

const listing = oneOf(LISTINGS);
export const listedProfileQuerySchema = profileQuerySchema.shape({ listing });

/** The query of an export. It has no page: an export has the whole list. `status` is an account status. */
export const profileExportSchema = object({ ...profileFilters, listing, status: oneOf(ACCOUNT_STATUSES) });

export type ProfileQuery = Partial<InferType<typeof listedProfileQuerySchema>>;
