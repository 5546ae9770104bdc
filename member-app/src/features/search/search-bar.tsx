import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Icon, Select } from '@pehchan/kit/ui';
import { useRef } from 'react';
import { useLate } from '../../components/use-late.ts';
import { texts } from '../../texts/index.ts';
import { FilterChip } from './filter-chip.tsx';
import styles from './search-bar.module.css';
import { wantFilterTexts } from './texts/index.ts';
import { useChips, type Chip } from './use-chips.ts';
import type { Search } from './use-search.ts';
import { useWanted } from './use-wanted.ts';

/** The filters are downloaded when they are opened: most families change only the age. */
const loadFilters = async () => {
  wantFilterTexts();
  return (await import('./filter-sheet.tsx')).FilterSheet;
};

/** Show the wanted candidates, the chosen filters, and the button that opens all filters. */
export function SearchBar({ search }: { search: Search }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { Part: FilterSheet, isLoading, open, close } = useLate(loadFilters);
  const bar = useRef<HTMLDivElement>(null);
  const { values, apply } = search;
  const wanted = useWanted(search, values);
  const chips = useChips(search);
  const remove = (chip: Chip, index: number) => {
    // Focus the chip that replaces this one, else the one before it, else the button of all filters.
    const others = [...(bar.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = others[index + 1] ?? others[index - 1];
    (next ?? bar.current?.querySelector<HTMLElement>('[data-all-filters]'))?.focus();
    apply({ ...values, ...chip.without });
  };
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('search.bar')}>
      {search.isReady && (
        <>
          <div className={styles.row} data-sideways>
            <Select
              className={styles.wanted}
              aria-label={t('search.whom')}
              value={wanted.value}
              options={wanted.options}
              onChange={(event) => apply(wanted.withChoice(event.target.value))}
            />
            {chips.map((chip, index) => (
              <FilterChip
                key={chip.id}
                label={chip.label}
                name={chip.name ?? chip.label}
                onOpen={open}
                onRemove={() => remove(chip, index)}
              />
            ))}
          </div>
          <button
            type="button"
            className={styles.all}
            aria-haspopup="dialog"
            aria-busy={isLoading}
            data-all-filters
            onClick={open}
          >
            <Icon name="settings" /> {tKit('filter.title')}
          </button>
        </>
      )}
      {FilterSheet && <FilterSheet search={search} onClose={close} />}
    </div>
  );
}
