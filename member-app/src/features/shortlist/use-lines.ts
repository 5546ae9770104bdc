import { AGE_LABEL, type FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { factsOf, wordsOf } from '@pehchan/kit/biodata';
import { workOf } from '../../components/face/work-of.ts';
import { texts } from '../../texts/index.ts';

export type Line = { label: string; values: string[]; isSame: boolean };

/** Return the facts that families compare, in the order in which they ask for them. */
export function useLines(profiles: readonly FoundProfile[]): Line[] {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const words =
    (name: 'height' | 'education' | 'gotra' | 'village' | 'currentLiveCity') => (profile: FoundProfile) =>
      wordsOf(name, profile, tKit, 'brief');
  const facts: [label: string, value: (profile: FoundProfile) => string][] = [
    [tKit(AGE_LABEL), ({ age }) => String(age)],
    [tKit(factsOf('height').label), words('height')],
    [t('filter.education'), words('education')],
    [t('filter.work'), (profile) => workOf(profile, tKit)],
    [t('filter.gotra'), words('gotra')],
    [t('filter.village'), words('village')],
    [t('filter.city'), words('currentLiveCity')],
  ];
  return facts.map(([label, valueOf]) => {
    const values = profiles.map(valueOf);
    return { label, values, isSame: new Set(values.map((value) => value.toLowerCase())).size === 1 };
  });
}
