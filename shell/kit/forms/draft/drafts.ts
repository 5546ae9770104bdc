import { forget, keep, recall, type Area } from '../../storage.ts';
import { draftIn, isOf, PREFIX, textsOf, type Draft } from './drop-drafts.ts';

/** Where the browser keeps a form's draft. A draft has text only, never a password or a photo. */
export type DraftPlace = {
  key: string;
  /** Use `tab` for forms without an account: the next person at this phone must not be offered the draft. */
  area?: Area;
  /** Sending this form keeps the draft, because a later form also uses the draft and then deletes it. */
  outlivesSubmit?: boolean;
  /** The key under which another form stores a draft for this form. */
  from?: string;
};

const NEVER_KEPT = /password|otp/i;

const name = ({ key }: Pick<DraftPlace, 'key'>) => PREFIX + key;

/** Return the account's own draft. Delete a draft that is old, invalid or of another account. */
export function readDraft(place: DraftPlace, account: number | undefined): Draft | undefined {
  const own = readAt(name(place), account, place.area);
  if (own || place.from === undefined) return own;
  // Move the draft to this form's key, so that sending this form deletes it.
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

/** Return the filled-in fields that are never stored: files and passwords. */
const neverKept = (values: object): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value instanceof File || (NEVER_KEPT.test(field) && Boolean(value)) ? [field] : [],
  );

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
