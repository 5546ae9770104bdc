import { forget, keysOf, recall } from '../../storage.ts';

/** No `account` if signed out, no `step` without steps. `lost`: filled-in fields that are not stored. */
export type Draft = {
  at: number;
  account?: number;
  step?: number;
  lost?: string[];
  values: Record<string, string>;
};

const KEPT_MS = 3 * 24 * 3600 * 1000;
export const PREFIX = 'draft.';

/** Delete old and damaged drafts and, if `account` is given, the drafts of all other accounts. */
export function dropDrafts(account: number | undefined): void {
  for (const key of keysOf('device').filter((each) => each.startsWith(PREFIX))) {
    const draft = draftIn(recall(key));
    if (!draft || !isOf(account ?? draft.account, draft)) forget(key);
  }
}

/** Return whether a draft belongs to the account. Drafts of older releases have the account in their key. */
export const isOf = (account: number | undefined, draft: Draft): boolean =>
  draft.account === undefined || draft.account === account;

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAccount = (value: unknown): value is number | undefined =>
  value === undefined || typeof value === 'number';

/** Read a draft of any release; return undefined if it is too old or invalid. */
export function draftIn(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isRecord(kept['values'])) return undefined;
  const { at, account, step, lost, values } = kept;
  if (typeof at !== 'number' || !isAccount(account)) return undefined;
  // Refuse a draft from the future too: its time is invalid, or the device's clock was set back.
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
