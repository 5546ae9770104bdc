import { clsx } from 'clsx';
import { GENDERS, LISTINGS } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { useId, type ComponentProps } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { LabelledSelect, type Option } from '../ui/select.tsx';
import { SettlingInput } from '../ui/settling-input.tsx';
import { ageDigits, type FilterName, type useBiodataFilters } from './use-biodata-filters.ts';
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
  const villages = VILLAGES.map((value) => ({ value, label: t(`village.${value}`) }));
  const genders = GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }));
  const listings = LISTINGS.map((value) => ({ value, label: t(`listing.${value}`) }));
  return (
    <form
      className={clsx(card.card, styles.filters)}
      role="search"
      aria-label={t('filter.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TypedFilter
        filters={filters}
        name="search"
        label={t(byListing ? 'filter.nameOrMobile' : 'filter.name')}
        input={SEARCH}
      />
      <ChosenFilter filters={filters} name="village" label={t('filter.village')} options={villages} />
      {without !== 'gender' && (
        <ChosenFilter filters={filters} name="gender" label={t('filter.gender')} options={genders} />
      )}
      <TypedFilter filters={filters} name="minAge" label={t('filter.minAge')} input={AGE} />
      <TypedFilter filters={filters} name="maxAge" label={t('filter.maxAge')} input={AGE} />
      <TypedFilter filters={filters} name="city" label={t('filter.city')} input={SEARCH} />
      {byListing && (
        <ChosenFilter filters={filters} name="listing" label={t('filter.listing')} options={listings} />
      )}
      <Button onClick={filters.clear} disabled={!filters.isFiltered} className={styles.clear}>
        {t('action.clear')}
      </Button>
    </form>
  );
}

type FilterProps = { filters: Filters; name: FilterName; label: string };

function TypedFilter({
  filters,
  name,
  label,
  input,
}: FilterProps & { input: Pick<ComponentProps<typeof SettlingInput>, 'type' | 'inputMode' | 'taken'> }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <SettlingInput
        {...input}
        id={id}
        value={filters.values[name] ?? ''}
        onSettled={(value) => filters.change(name, value)}
      />
    </Labelled>
  );
}

function ChosenFilter({ filters, name, label, options }: FilterProps & { options: Option[] }) {
  const t = useKitTranslation();
  return (
    <LabelledSelect
      label={label}
      value={filters.values[name] ?? ''}
      options={[{ value: '', label: t('filter.any') }, ...options]}
      onChoose={(value) => filters.change(name, value)}
    />
  );
}
