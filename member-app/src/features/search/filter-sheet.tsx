import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button } from '@pehchan/kit/ui';
import { startTransition, useState } from 'react';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { cleared, isFiltered, type FilterValues } from '../../search-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { useFound } from './use-found.ts';
import type { Search } from './use-search.ts';
import { showing } from './wording.ts';
import { filterTexts } from './texts/index.ts';

/** Preview the number of results while filters change. The list changes only after a press of “show”. */
export function FilterSheet({ search, onClose }: { search: Search; onClose: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(filterTexts);
  const [values, setValues] = useState(search.values);
  // Request the list's first page, so that this page is already loaded when the user presses “show”.
  const { currentData } = useFound({ ...search, values }, 1);
  const change = (more: Partial<FilterValues>) => setValues((now) => ({ ...now, ...more }));
  // Close the sheet immediately, because drawing the cards takes long and happens in slices.
  const show = () => {
    onClose();
    startTransition(() => search.apply(values));
  };
  return (
    <Sheet
      title={tKit('filter.title')}
      onClose={onClose}
      foot={
        <Button block type="primary" onClick={show}>
          <span aria-live="polite">
            {currentData ? showing(values.gender, currentData.total, t) : t('search.counting')}
          </span>
        </Button>
      }
    >
      <FilterFields search={search} values={values} onChange={change} />
      <Button disabled={!isFiltered(values)} onClick={() => setValues(cleared)}>
        {tKit('action.clear')}
      </Button>
    </Sheet>
  );
}
