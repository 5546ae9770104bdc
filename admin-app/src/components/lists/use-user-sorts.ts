import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import type { SortOption } from './list-tools-props.ts';

export function useUserSorts(): SortOption[] {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return [
    { name: 'name', label: tKit('field.fullname'), kind: 'letters' },
    { name: 'Father', label: tKit('field.father'), kind: 'letters' },
    { name: 'village', label: tKit('field.village'), kind: 'letters' },
    { name: 'standingSince', label: t('pending.since'), kind: 'times' },
  ];
}
