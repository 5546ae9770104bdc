import { forget, keep, recall, type Area } from '../../storage.ts';

/** Where what is typed into a form is kept until it is sent: texts only, never a password or a photo. */
export type DraftPlace = {
  key: string;
  /** `tab` for forms of nobody in particular: the next person at this phone isn't offered them. */
  area?: Area;
  /** The form is one step of several: the last one forgets it. */
  outlivesSubmit?: boolean;
};

export type Draft = { at: number; values: Record<string, string> };

const KEPT_MS = 14 * 24 * 3600 * 1000;
const NEVER_KEPT = ['password', 'otp'];

const name = ({ key }: DraftPlace) => `draft.${key}`;

export function readDraft(place: DraftPlace): Draft | undefined {
  const draft = recall(name(place), place.area) as Draft | null;
  if (!draft?.values) return undefined;
  if (Date.now() - draft.at < KEPT_MS) return draft;
  forgetDraft(place);
  return undefined;
}

export function keepDraft(place: DraftPlace, values: object): void {
  const texts = Object.entries(values).filter(
    ([field, value]) => typeof value === 'string' && !NEVER_KEPT.includes(field),
  );
  keep(name(place), { at: Date.now(), values: Object.fromEntries(texts) }, place.area);
}

export function forgetDraft(place: DraftPlace): void {
  forget(name(place), place.area);
}
