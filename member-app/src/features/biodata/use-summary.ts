import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { factsOf, wordsOf } from '@pehchan/kit/biodata';
import { workOf } from '../../components/face/work-of.ts';

/** Return a biodata in one line: “27 · 5′ 3″ · Gotra Parmar · B.Com, accountant · Nimbaj”. */
export function useSummary(profile: FoundProfile | null | undefined): string {
  const tKit = useKitTranslation();
  if (!profile) return '';
  const of = (name: Parameters<typeof wordsOf>[0]) => wordsOf(name, profile, tKit, 'brief');
  const gotra = of('gotra');
  return [
    String(profile.age),
    of('height'),
    gotra && `${tKit(factsOf('gotra').label)} ${gotra}`,
    [of('education'), workOf(profile, tKit)].filter(Boolean).join(', '),
    of('village'),
  ]
    .filter(Boolean)
    .join(' · ');
}
