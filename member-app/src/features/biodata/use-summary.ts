import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { wordsOf } from '@pehchan/kit/biodata';

export function useSummary(profile: FoundProfile | null | undefined): string {
  const tKit = useKitTranslation();
  if (!profile) return '';
  const { age, education, occupation } = profile;
  const height = wordsOf('height', profile, tKit, 'brief');
  const work = occupation || wordsOf('employedIn', profile, tKit);
  const village = wordsOf('village', profile, tKit);
  return [tKit('state.years', { n: age }), height, education, work, village].filter(Boolean).join(' · ');
}
