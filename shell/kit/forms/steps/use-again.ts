import type { KitTextKey } from '../../i18n/en.ts';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { useSteps } from './steps-context.ts';

export function sentencesOfLost(lost: readonly string[], photoStays: boolean): KitTextKey[] {
  const passwords = lost.filter((name) => /password/i.test(name)).length;
  const hasPhoto = passwords < lost.length;
  if (hasPhoto && passwords > 0 && !photoStays) return ['draft.both'];
  return [
    ...(passwords > 0 ? (['draft.password'] as const) : []),
    ...(hasPhoto ? [photoStays ? ('draft.newPhoto' as const) : ('draft.photo' as const)] : []),
  ];
}

export function useAgain(name: string, value: unknown): string | undefined {
  const t = useKitTranslation();
  const { lost, photoStays } = useSteps();
  if (value || !lost.includes(name)) return undefined;
  return sentencesOfLost([name], photoStays)
    .map((key) => t(key))
    .join(' ');
}
