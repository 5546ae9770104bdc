import { forget, keep, keysOf, recall, type Area } from '../../storage.ts';

/** Where what is typed into a form is kept until it is sent: texts only, never a password or a photo. */
export type DraftPlace = {
  key: string;
  /** `tab` for forms of nobody in particular: the next person at this phone isn't offered them. */
  area?: Area;
  /** The form is one step of several: the last one forgets it. */
  outlivesSubmit?: boolean;
};

/**
 * @property account who typed it; absent: nobody was signed in
 * @property step the part of the form that was filled in last; absent: it has none
 */
export type Draft = { at: number; account?: number; step?: number; values: Record<string, string> };

const KEPT_MS = 3 * 24 * 3600 * 1000;
const NEVER_KEPT = /password|otp/i;

const PREFIX = 'draft.';
const name = ({ key }: DraftPlace) => PREFIX + key;

/** What `account` itself typed there in the last days; anything else that lies there is dropped. */
export function readDraft(place: DraftPlace, account: number | undefined): Draft | undefined {
  const draft = recall(name(place), place.area) as Draft | null;
  if (draft && isOf(account, draft)) return draft;
  forgetDraft(place);
  return undefined;
}

/**
 * Drops what is old, and what another than this account typed: on a phone that several use, nobody's
 * daughter waits for the next one.
 * @param account undefined: nobody is known yet, and only what is old goes
 */
export function dropDrafts(account: number | undefined): void {
  for (const key of keysOf('device').filter((each) => each.startsWith(PREFIX))) {
    const draft = recall(key) as Draft | null;
    if (!draft || !isOf(account ?? draft.account, draft)) forget(key);
  }
}

/** A draft of before drafts had a name is whoever's it was kept for: its key says so. */
function isOf(account: number | undefined, draft: Draft): boolean {
  const isOwn = draft.account === undefined || draft.account === account;
  return isOwn && typeof draft.values === 'object' && Date.now() - draft.at < KEPT_MS;
}

export function keepDraft(
  place: DraftPlace,
  account: number | undefined,
  values: object,
  step?: number,
): void {
  const texts = Object.entries(values).filter(
    ([field, value]) => typeof value === 'string' && !NEVER_KEPT.test(field),
  );
  keep(name(place), { at: Date.now(), account, step, values: Object.fromEntries(texts) }, place.area);
}

export function forgetDraft(place: DraftPlace): void {
  forget(name(place), place.area);
}
