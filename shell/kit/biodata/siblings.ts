import type { ViewedProfile } from '@pehchan/contract/biodata';
import type { KitTranslate } from '../i18n/use-translation.ts';

type Kind = 'brothers' | 'sisters';

/** Return a candidate's brothers and sisters in words, such as “1 brother, unmarried”. */
export function siblingsInWords(profile: ViewedProfile, t: KitTranslate): string {
  const { noOfBrothers, noOfMarriedBrothers, noOfsisters, noOfMarriedSisters } = profile;
  if (noOfBrothers === 0 && noOfsisters === 0) return t('siblings.none');
  const brothers = counted('brothers', noOfBrothers, noOfMarriedBrothers, t);
  return `${brothers} · ${counted('sisters', noOfsisters, noOfMarriedSisters, t)}`;
}

function counted(kind: Kind, all: number | null, married: number | null, t: KitTranslate): string {
  if (!all) return t(`${kind}.none`);
  const many = all === 1 ? t(`${kind}.one`) : t(`${kind}.many`, { n: all });
  return `${many}, ${wed(all, married ?? 0, t)}`;
}

function wed(all: number, married: number, t: KitTranslate): string {
  if (married === 0) return t('siblings.unmarried');
  return married >= all ? t('siblings.married') : t('siblings.someMarried', { n: married });
}
