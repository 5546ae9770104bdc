import { forget, keep, keysOf, recall, type Area } from '../../storage.ts';

/** Where what is typed into a form is kept until it is sent: texts only, never a password or a photo. */
export type DraftPlace = {
  key: string;
  /** `tab` for forms of nobody in particular: the next person at this phone isn't offered them. */
  area?: Area;
  /** The form is one step of several: the last one forgets it. */
  outlivesSubmit?: boolean;
  /** The key under which another form leaves a draft for this one. */
  from?: string;
};

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
const NEVER_KEPT = /password|otp/i;

const PREFIX = 'draft.';
const name = ({ key }: Pick<DraftPlace, 'key'>) => PREFIX + key;

/** What `account` itself typed there in the last days; anything else that lies there is dropped. */
export function readDraft(place: DraftPlace, account: number | undefined): Draft | undefined {
  const own = readAt(name(place), account, place.area);
  if (own || place.from === undefined) return own;
  // From here on it is this form's own, and goes when this form is sent.
  const left = readAt(name({ key: place.from }), account, 'device');
  if (left) {
    keep(name(place), left, place.area);
    forget(name({ key: place.from }));
  }
  return left;
}

function readAt(key: string, account: number | undefined, area: Area | undefined): Draft | undefined {
  const draft = draftIn(recall(key, area));
  if (draft && isOf(account, draft)) return draft;
  forget(key, area);
  return undefined;
}

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
const isOf = (account: number | undefined, draft: Draft): boolean =>
  draft.account === undefined || draft.account === account;

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAccount = (value: unknown): value is number | undefined =>
  value === undefined || typeof value === 'number';

/** Reads a draft as any release kept it. Undefined: it is too old, or no draft. */
function draftIn(kept: unknown): Draft | undefined {
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

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** What was filled in and isn't kept: a file, a password. */
const neverKept = (values: object): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value instanceof File || (NEVER_KEPT.test(field) && Boolean(value)) ? [field] : [],
  );

/**
 * @param alsoLost fields that an earlier draft has lost already
 */
export function keepDraft(
  place: DraftPlace,
  account: number | undefined,
  values: object,
  { step, alsoLost = [] }: { step?: number | undefined; alsoLost?: readonly string[] } = {},
): void {
  const kept = Object.entries(textsOf(values)).filter(([field]) => !NEVER_KEPT.test(field));
  const lost = [...new Set([...neverKept(values), ...alsoLost])];
  keep(name(place), { at: Date.now(), account, step, lost, values: Object.fromEntries(kept) }, place.area);
}

export function forgetDraft(place: DraftPlace): void {
  forget(name(place), place.area);
}
