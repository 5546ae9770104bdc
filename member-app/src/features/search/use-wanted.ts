import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import type { FilterValues } from '../../search-filters.ts';
import { suitedTo } from '../../suited-to.ts';
import { texts } from '../../texts/index.ts';
import type { Search } from './use-search.ts';

/** The select offers genders and own candidates. The value of a candidate is this prefix and the id. */
const FOR = 'for:';

/** The first name alone, since siblings share the other: so the chosen filters beside it have room. */
const first = (name: string): string => name.split(' ')[0] ?? name;

/** Return the choices of the wanted candidates: those of a gender, or those that suit an own candidate. */
export function useWanted({ children, agesOf }: Pick<Search, 'children' | 'agesOf'>, values: FilterValues) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const options = [
    ...children.map((child) => ({
      value: `${FOR}${child.id}`,
      label: t('search.for', { name: first(nameOf(child, language)) }),
    })),
    { value: 'MALE', label: t('search.boys') },
    { value: 'FEMALE', label: t('search.girls') },
    { value: '', label: t('search.everybody') },
  ];
  const chosen = `${FOR}${values.forProfile}`;
  const value = options.some((option) => option.value === chosen) ? chosen : values.gender;
  const withChoice = (choice: string): FilterValues => {
    const child = children.find(({ id }) => choice === `${FOR}${id}`);
    if (child) return { ...values, ...suitedTo(child, agesOf(child)), clashes: '' };
    return { ...values, gender: choice, forProfile: '', clashes: '' };
  };
  return { options, value, withChoice };
}
