import type { BiodataField, ViewedProfile } from '@pehchan/contract/biodata';
import type { KitTranslate } from '../i18n/use-translation.ts';

const KINDS = {
  brothers: { none: 'brothers.none', one: 'brothers.one', many: 'brothers.many' },
  sisters: { none: 'sisters.none', one: 'sisters.one', many: 'sisters.many' },
} as const;

/** Counts that `siblingsInWords` includes. The fact of the field `noOfBrothers` shows all four. */
export const TOLD_WITH_BROTHERS = [
  'noOfMarriedBrothers',
  'noOfsisters',
  'noOfMarriedSisters',
] as const satisfies readonly BiodataField[];

type Counts = Pick<ViewedProfile, 'noOfBrothers' | (typeof TOLD_WITH_BROTHERS)[number]>;

/** Return a candidate's brothers and sisters in words, such as “1 brother, unmarried”. */
export function siblingsInWords(profile: Counts, t: KitTranslate): string {
  const { noOfBrothers, noOfMarriedBrothers, noOfsisters, noOfMarriedSisters } = profile;
  if (noOfBrothers === 0 && noOfsisters === 0) return t('siblings.none');
  const brothers = counted('brothers', noOfBrothers, noOfMarriedBrothers, t);
  return `${brothers} · ${counted('sisters', noOfsisters, noOfMarriedSisters, t)}`;
}

function counted(
  kind: keyof typeof KINDS,
  all: number | null,
  married: number | null,
  t: KitTranslate,
): string {
  const { none, one, many } = KINDS[kind];
  if (!all) return t(none);
  return `${all === 1 ? t(one) : t(many, { n: all })}, ${wed(all, married ?? 0, t)}`;
}

function wed(all: number, married: number, t: KitTranslate): string {
  if (married === 0) return t('siblings.unmarried');
  return married >= all ? t('siblings.married') : t('siblings.someMarried', { n: married });
}
