import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { BiodataFilters, filterValues, isFiltered, type useBiodataFilters } from '@pehchan/kit/biodata';
import { Button } from '@pehchan/kit/ui';
import { startTransition, useState } from 'react';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { texts } from '../../texts/index.ts';
import { useFound } from './use-found.ts';
import { showing } from './wording.ts';

type Filters = ReturnType<typeof useBiodataFilters>;

/** Preview the number of results while filters change. The list changes only after a press of “show”. */
export function FilterSheet({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const [values, setValues] = useState(filters.values);
  // Request the list's first page, so that this page is already loaded when the user presses “show”.
  const { currentData } = useFound(values, 1);
  const draft = {
    values,
    isFiltered: isFiltered(values),
    change: (name: keyof typeof values, value: string) => setValues((now) => ({ ...now, [name]: value })),
    clear: () => setValues(filterValues(() => '')),
  };
  // Close the sheet immediately, because drawing the cards takes long and happens in slices.
  const show = () => {
    onClose();
    startTransition(() => filters.apply(values));
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
      <BiodataFilters filters={draft} />
    </Sheet>
  );
}
