import { object, string, type InferType } from 'yup';
import { ACCOUNT_STATUSES } from '../accounts/index.ts';
import {
  count,
  instant,
  oneOf,
  ordering,
  pageQuery,
  recordNumber,
  searched,
  sentence,
  VILLAGES,
} from '../common/index.ts';
import { LANGUAGES } from '../messages/index.ts';
import { EMPLOYMENTS, GENDERS, LISTINGS, MAX_AGE, MAX_HEIGHT, MIN_HEIGHT, SHEET_FORMATS } from './values.ts';

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

/** An own candidate. Its gotra rule decides which biodata are left out or have a `clash`. */
const forProfile = recordNumber;

const areVillages = (text: string) =>
  text.split(',').every((village) => VILLAGES.some((known) => known === village));

/**
 * The query of the search. `without=own` leaves out own biodata. `only=total` returns only the total.
 * `clashes=show` returns also biodata that the gotra rule of `forProfile` leaves out. `village` is one
 * village, or several with commas between them. `gotra` is an id of `getGotras`: no address has a gotra.
 * Biodata that other families could first see after `newSince` are first.
 */
export const searchQuerySchema = profileQuerySchema.shape({
  village: string()
    .typeError(sentence('invalid.query'))
    .transform((value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined))
    .uppercase()
    .test('villages', sentence('invalid.query'), (text) => text === undefined || areVillages(text)),
  without: oneOf(['own'] as const),
  only: oneOf(['total'] as const),
  forProfile,
  clashes: oneOf(['show'] as const),
  gotra: recordNumber,
  education: searched,
  work: oneOf(EMPLOYMENTS).uppercase(),
  minHeight: count(MIN_HEIGHT, MAX_HEIGHT),
  maxHeight: count(MIN_HEIGHT, MAX_HEIGHT),
  newSince: instant,
});

export const openedProfileQuerySchema = object({ forProfile });

const listing = oneOf(LISTINGS);
export const listedProfileQuerySchema = profileQuerySchema.shape({ listing });

/** The query of a sheet. The defaults are a PDF and the language of the screen. */
export const sheetQuerySchema = object({ format: oneOf(SHEET_FORMATS), language: oneOf(LANGUAGES) });

/** The query of an export. It has no page: an export has the whole list. `status` is an account status. */
export const profileExportSchema = object({ ...profileFilters, listing, status: oneOf(ACCOUNT_STATUSES) });

export type ProfileQuery = Partial<
  Omit<InferType<typeof listedProfileQuerySchema>, 'village'> & InferType<typeof searchQuerySchema>
>;
