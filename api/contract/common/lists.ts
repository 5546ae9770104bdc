import { number, string } from 'yup';
import { MAX_NAME_LENGTH } from './person.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './paging.ts';
import { atMost, folded, sentence } from './text.ts';

const bad = sentence('invalid.query');

/** A blank query value (`?village=`) comes from an unused filter, so it counts as absent. */
const blankIsAbsent = (value: unknown, original: unknown) => (original === '' ? undefined : value);

export const count = (min: number, max: number) =>
  number().transform(blankIsAbsent).typeError(bad).integer(bad).min(min, bad).max(max, bad);

export const oneOf = <T extends string>(values: readonly T[]) =>
  string().typeError(bad).transform(blankIsAbsent).oneOf(values, bad);

export const searched = string()
  .transform(folded)
  .transform(blankIsAbsent)
  .typeError(bad)
  .test(atMost(MAX_NAME_LENGTH, bad));

export const pageQuery = {
  /** Pages count from 1. Without a page the call returns the whole list. */
  page: count(1, 1_000_000),
  pageSize: count(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
};

export const ordering = { order: oneOf(['asc', 'desc'] as const), search: searched };
