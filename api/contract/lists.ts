import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  AUDIT_ACTIONS,
  GENDERS,
  MAX_AGE,
  MAX_NAME_LENGTH,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  STANDINGS,
  VILLAGES,
} from './constants.ts';
import { folded, sentence } from './text.ts';

/** Wire names by which a list may be sorted. */
export const PROFILE_SORTS = [
  'createdAt',
  'fullname',
  'dateOfBirth',
  'gender',
  'village',
  'currentLiveCity',
] as const;
export const USER_SORTS = [
  'createdAt',
  'standingSince',
  'name',
  'email',
  'phone',
  'Father',
  'village',
] as const;
export type ProfileSort = (typeof PROFILE_SORTS)[number];
export type UserSort = (typeof USER_SORTS)[number];

const bad = sentence('invalid.query');

/** A blank query value (`?village=`) says nothing, as an untouched filter does. */
const blankIsAbsent = (value: unknown, original: unknown) => (original === '' ? undefined : value);

const count = (min: number, max: number) =>
  number().transform(blankIsAbsent).typeError(bad).integer(bad).min(min, bad).max(max, bad);

const oneOf = <T extends string>(values: readonly T[]) =>
  string().typeError(bad).transform(blankIsAbsent).oneOf(values, bad);

/** Folded as the names that it is held against. */
const text = string().transform(folded).transform(blankIsAbsent).typeError(bad).max(MAX_NAME_LENGTH, bad);

const paging = {
  /** Counts from 1. Absent, the call answers the whole list. */
  page: count(1, 1_000_000),
  pageSize: count(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
};
const ordering = { order: oneOf(['asc', 'desc'] as const), search: text };
/** Only accounts of this standing, or their biodata. */
const status = oneOf(STANDINGS);

const profileFilters = {
  ...ordering,
  sort: oneOf(PROFILE_SORTS),
  village: oneOf(VILLAGES).uppercase(),
  gender: oneOf(GENDERS).uppercase(),
  minAge: count(0, MAX_AGE),
  maxAge: count(0, MAX_AGE),
  city: text,
};
const userFilters = { ...ordering, sort: oneOf(USER_SORTS), status };

export const profileQuerySchema = object({ ...paging, ...profileFilters });
export const userQuerySchema = object({ ...paging, ...userFilters });

/** An export is a whole list: what narrows and sorts it, and no page. */
export const profileExportSchema = object({ ...profileFilters, status });
export const userExportSchema = object(userFilters);

/** The audit log, always newest first. */
export const auditQuerySchema = object({
  ...paging,
  action: oneOf(AUDIT_ACTIONS),
  /** Only the history of this account: what was done to it and to its biodata. */
  userId: count(1, 0xffffffff),
});

export type ProfileQuery = Partial<InferType<typeof profileQuerySchema>>;
export type UserQuery = Partial<InferType<typeof userQuerySchema>>;
export type AuditQuery = Partial<InferType<typeof auditQuerySchema>>;
