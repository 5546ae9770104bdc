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

/** A family's own biodata. `shownOn=home`: count the question whether the family still looks as shown. */
export const ownProfileQuerySchema = profileQuerySchema.shape({ shownOn: oneOf(['home'] as const) });

/** The search. `without=own` leaves out the family's own biodata. `only=total` returns only the total. */
export const searchQuerySchema = profileQuerySchema.shape({
  without: oneOf(['own'] as const),
  only: oneOf(['total'] as const),
});

const listing = oneOf(LISTINGS);
export const listedProfileQuerySchema = profileQuerySchema.shape({ listing });

/** An export has a whole list, so its query has no page. `status` is that of the biodata's accounts. */
export const profileExportSchema = object({ ...profileFilters, listing, status: oneOf(ACCOUNT_STATUSES) });

export type ProfileQuery = Partial<InferType<typeof listedProfileQuerySchema>>;
