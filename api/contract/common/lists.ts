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

export const recordNumber = count(1, 4_294_967_295);

/** A point in time as `toISOString` writes it. */
export const instant = string()
  .typeError(bad)
  .transform(blankIsAbsent)
  .test('instant', bad, (value) => value === undefined || isInstant(value));

const isInstant = (text: string) =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

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
