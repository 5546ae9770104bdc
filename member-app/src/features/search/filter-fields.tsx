import { MIN_AGE } from '@pehchan/contract/biodata';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { LabelledSelect, SearchField, type Option } from '@pehchan/kit/ui';
import type { FilterName, FilterValues } from '../../search-filters.ts';
import { texts } from '../../texts/index.ts';
import styles from './filter-fields.module.css';
import { GotraField } from './gotra-field.tsx';
import { GotraRule } from './gotra-rule.tsx';
import { useChoiceWords } from './use-choice-words.ts';
import type { Search } from './use-search.ts';
import { useWanted } from './use-wanted.ts';
import { VillageTicks } from './village-ticks.tsx';
import { heightIn, heightOptions } from './wording.ts';
import { filterTexts } from './texts/index.ts';

type Props = { search: Search; values: FilterValues; onChange: (more: Partial<FilterValues>) => void };

const OLDEST = 60;
const AGES = Array.from({ length: OLDEST - MIN_AGE + 1 }, (_, more): Option => {
  const age = String(MIN_AGE + more);
  return { value: age, label: age };
});

/** Return the options, and also the value of an address that no option has. */
const withValue = (options: Option[], value: string, label = value): Option[] =>
  !value || options.some((option) => option.value === value) ? options : [...options, { value, label }];

export function FilterFields({ search, values, onChange }: Props) {
  const t = useTranslation(texts);
  const tFilter = useTranslation(filterTexts);
  const tKit = useKitTranslation();
  const words = useChoiceWords();
  const wanted = useWanted(search, values);
  const heights = heightOptions(tKit);
  const select = (name: FilterName, label: string, options: Option[], className?: string) => (
    <LabelledSelect
      className={className}
      label={label}
      value={values[name]}
      options={[{ value: '', label: tKit('filter.any') }, ...options]}
      onChoose={(value) => onChange({ [name]: value })}
    />
  );
  const ages = (name: 'minAge' | 'maxAge') =>
    select(name, tKit(`filter.${name}`), withValue(AGES, values[name]));
  const height = (name: 'minHeight' | 'maxHeight') =>
    select(name, tFilter(`filter.${name}`), withValue(heights, values[name], heightIn(values[name], tKit)));
  return (
    <div className={styles.fields}>
      <LabelledSelect
        label={t('search.whom')}
        value={wanted.value}
        options={wanted.options}
        onChoose={(choice) => onChange(wanted.withChoice(choice))}
        className={styles.whole}
      />
      <GotraRule search={search} forProfile={values.forProfile} />
      {ages('minAge')}
      {ages('maxAge')}
      {search.hasGotra && (
        <>
          {height('minHeight')}
          {height('maxHeight')}
          <GotraField value={values.gotra} onChoose={(gotra) => onChange({ gotra })} />
          <SearchField
            showsLabel
            label={t('filter.education')}
            value={values.education}
            onSettled={(education) => onChange({ education })}
          />
        </>
      )}
      <SearchField
        showsLabel
        label={t('filter.city')}
        value={values.city}
        onSettled={(city) => onChange({ city })}
      />
      {search.hasGotra && select('work', t('filter.work'), words.works, styles.whole)}
      <VillageTicks
        value={values.village}
        isOne={!search.hasGotra}
        onChange={(village) => onChange({ village })}
      />
    </div>
  );
}
