import { clsx } from 'clsx';
import { GENDERS, LISTINGS } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { useId } from 'react';
import { useKitTranslation, type KitTranslate } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/select.tsx';
import { SettlingInput } from '../ui/settling-input.tsx';
import { ageDigits, FILTER_NAMES, type FilterName, type useBiodataFilters } from './use-biodata-filters.ts';
import card from '../ui/card.module.css';
import { Labelled } from '../ui/labelled.tsx';
import styles from './biodata-filters.module.css';

type FiltersState = ReturnType<typeof useBiodataFilters>;
/** Declare `change` as a method: its type then also accepts the `change` of a remote with fewer filters. */
type Filters = Pick<FiltersState, 'values' | 'clear' | 'isFiltered'> & {
  change(name: FilterName, value: string): void;
};

const SEARCH = { type: 'search' } as const;
const AGE = { inputMode: 'numeric', taken: ageDigits } as const;
const INPUTS = { search: SEARCH, city: SEARCH, minAge: AGE, maxAge: AGE } as const;

/** Show the search filters (specification section 2), except those in `without`, which the list sets. */
export function BiodataFilters({
  filters,
  without,
  byListing,
}: {
  filters: Filters;
  without?: FilterName;
  byListing?: boolean;
}) {
  const t = useKitTranslation();
  return (
    <form
      className={clsx(card.card, styles.filters)}
      role="search"
      aria-label={t('filter.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      {FILTER_NAMES.filter((name) => name !== without && (byListing || name !== 'listing')).map((name) => (
        <BiodataFilter
          key={name}
          filters={filters}
          name={name}
          label={name === 'search' && byListing ? t('filter.nameOrMobile') : undefined}
        />
      ))}
      <Button onClick={filters.clear} disabled={!filters.isFiltered} className={styles.clear}>
        {t('action.clear')}
      </Button>
    </form>
  );
}

/** Show one of the search filters. */
export function BiodataFilter({
  filters,
  name,
  label,
  isInline,
}: {
  filters: Filters;
  name: FilterName;
  label?: string;
  isInline?: boolean;
}) {
  const t = useKitTranslation();
  const id = useId();
  const shown = label ?? t(name === 'search' ? 'filter.name' : `filter.${name}`);
  const value = filters.values[name] ?? '';
  const change = (changed: string) => filters.change(name, changed);
  if (name === 'village' || name === 'gender' || name === 'listing') {
    const options = [{ value: '', label: t('filter.any') }, ...optionsOf(name, t)];
    return (
      <LabelledSelect label={shown} value={value} options={options} onChoose={change} isInline={isInline} />
    );
  }
  return (
    <Labelled id={id} label={shown}>
      <SettlingInput {...INPUTS[name]} id={id} value={value} onSettled={change} />
    </Labelled>
  );
}

function optionsOf(name: 'village' | 'gender' | 'listing', t: KitTranslate) {
  if (name === 'village') return VILLAGES.map((value) => ({ value, label: t(`village.${value}`) }));
  if (name === 'gender') return GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }));
  return LISTINGS.map((value) => ({ value, label: t(`listing.${value}`) }));
}
