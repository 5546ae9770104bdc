import { useText, useTexts } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import type { SortOption } from './list-tools.tsx';

/** By what lists of accounts can be sorted, in the reader's words. */
export function useUserSorts(): SortOption[] {
  const text = useText();
  const own = useTexts(texts);
  return [
    { name: 'name', label: text('field.fullname') },
    { name: 'Father', label: text('field.father') },
    { name: 'village', label: text('field.village') },
    { name: 'standingSince', label: own('pending.since') },
  ];
}
