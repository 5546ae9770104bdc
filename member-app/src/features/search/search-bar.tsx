import { nameOf, type Profile } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { displayName, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import type { useBiodataFilters } from '@pehchan/kit/biodata';
import { Icon, Select } from '@pehchan/kit/ui';
import { useState } from 'react';
import { suitedTo } from '../../suited-to.ts';
import { texts } from '../../texts/index.ts';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './search-bar.module.css';
import { agesOf } from './wording.ts';

type Props = {
  filters: ReturnType<typeof useBiodataFilters>;
  ownChildren: Profile[];
  isReady: boolean;
};

/** The first select offers genders and own candidates. The value of a candidate is this prefix and the id. */
const FOR = 'for:';

export function SearchBar({ filters, ownChildren, isReady }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { values, apply, change } = filters;
  const ages = agesOf(values, t);
  const hidden = [values.search, values.city].filter(Boolean).length;
  const lookingForOptions = [
    { value: 'MALE', label: t('search.boys') },
    { value: 'FEMALE', label: t('search.girls') },
    { value: '', label: t('search.everybody') },
    ...ownChildren.map((child) => ({
      value: `${FOR}${child.id}`,
      label: t('search.for', { name: displayName(nameOf(child, language)) }),
    })),
  ];
  const choose = (value: string) => {
    const child = ownChildren.find(({ id }) => value === `${FOR}${id}`);
    if (child) apply({ ...values, ...suitedTo([child]) });
    else change('gender', value);
  };
  const villages = VILLAGES.map((value) => ({ value, label: tKit(`village.${value}`) }));
  return (
    <div className={styles.bar} role="group" aria-label={t('search.bar')}>
      {isReady && (
        <>
          <div className={styles.row} data-sideways>
            <Select
              className={styles.chip}
              aria-label={t('search.whom')}
              value={values.gender}
              options={lookingForOptions}
              onChange={(event) => choose(event.target.value)}
            />
            <button
              type="button"
              className={styles.chip}
              aria-label={t('search.age', { ages })}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {ages}
            </button>
            <Select
              className={styles.chip}
              aria-label={tKit('filter.village')}
              value={values.village}
              options={[{ value: '', label: t('search.villages') }, ...villages]}
              onChange={(event) => change('village', event.target.value)}
            />
          </div>
          <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon name="settings" /> {hidden ? t('search.filtersOf', { n: hidden }) : t('search.filters')}
          </button>
        </>
      )}
      {isOpen && <FilterSheet filters={filters} onClose={() => setOpen(false)} />}
    </div>
  );
}
