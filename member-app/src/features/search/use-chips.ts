import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { useGotrasQuery } from '../../member-api.ts';
import { villagesIn, type FilterValues } from '../../search-filters.ts';
import { texts } from '../../texts/index.ts';
import type { Search } from './use-search.ts';
import { agesOf, heightsOf } from './wording.ts';
import { useChoiceWords } from './use-choice-words.ts';

/** `name` is the accessible name of a filter whose label is too short to be clear without sight. */
export type Chip = { id: string; label: string; name?: string; without: Partial<FilterValues> };

/** Return a chip for each chosen filter. The search box shows its own text, so it needs no chip. */
export function useChips({ values, hasGotra }: Search): Chip[] {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const words = useChoiceWords();
  const { minAge, maxAge, minHeight, maxHeight, gotra, education, work, city } = values;
  const { data } = useGotrasQuery(undefined, { skip: !hasGotra || !gotra });
  const named = data?.gotras.find(({ id }) => String(id) === gotra)?.name;
  const ages = (minAge || maxAge) && agesOf(values, t);
  const chips: (Chip | false)[] = [
    ages !== '' && {
      id: 'age',
      label: ages,
      name: t('search.age', { ages }),
      without: { minAge: '', maxAge: '' },
    },
    hasGotra &&
      (minHeight || maxHeight) !== '' && {
        id: 'height',
        label: heightsOf(values, t, tKit),
        without: { minHeight: '', maxHeight: '' },
      },
    hasGotra &&
      gotra !== '' && {
        id: 'gotra',
        label: t('search.gotra', { gotra: named ? displayName(named) : '…' }),
        without: { gotra: '' },
      },
    hasGotra && education !== '' && { id: 'education', label: education, without: { education: '' } },
    hasGotra && work !== '' && { id: 'work', label: words.work(work), without: { work: '' } },
    ...villagesIn(values).map((village, _, villages) => ({
      id: village,
      label: words.village(village),
      without: { village: villages.filter((other) => other !== village).join(',') },
    })),
    city !== '' && { id: 'city', label: city, without: { city: '' } },
  ];
  return chips.filter((chip): chip is Chip => chip !== false);
}
