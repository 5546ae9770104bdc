import { forget, keysOf, recall } from '../../storage.ts';

/**
 * @property account who typed it; absent: nobody was signed in
 * @property step the part of the form that was filled in last; absent: it has none
 * @property lost fields that were filled in and are never kept; absent: an older release kept it
 */
export type Draft = {
  at: number;
  account?: number;
  step?: number;
  lost?: string[];
  values: Record<string, string>;
};

const KEPT_MS = 3 * 24 * 3600 * 1000;
export const PREFIX = 'draft.';

/**
 * Drops what is old or damaged, and what another than this account typed: on a phone that several use,
 * nobody's daughter waits for the next one.
 * @param account undefined: nobody is known yet, and only what is old goes
 */
export function dropDrafts(account: number | undefined): void {
  for (const key of keysOf('device').filter((each) => each.startsWith(PREFIX))) {
    const draft = draftIn(recall(key));
    if (!draft || !isOf(account ?? draft.account, draft)) forget(key);
  }
}

/** A draft of before drafts had a name is whoever's it was kept for: its key says so. */
export const isOf = (account: number | undefined, draft: Draft): boolean =>
  draft.account === undefined || draft.account === account;

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAccount = (value: unknown): value is number | undefined =>
  value === undefined || typeof value === 'number';

/** Reads a draft as any release kept it. Undefined: it is too old, or no draft. */
export function draftIn(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isRecord(kept['values'])) return undefined;
  const { at, account, step, lost, values } = kept;
  if (typeof at !== 'number' || !isAccount(account)) return undefined;
  // A time that is still to come is a clock that was set back, or no time.
  if (Math.abs(Date.now() - at) >= KEPT_MS) return undefined;
  return {
    at,
    account,
    step: isPart(step) ? step : undefined,
    lost: Array.isArray(lost) ? lost.filter((field) => typeof field === 'string') : undefined,
    values: textsOf(values),
  };
}

const isPart = (step: unknown): step is number => Number.isInteger(step) && Number(step) >= 0;

export const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
