import { useKitTranslation } from '@pehchan/kit';
import type { useBiodataFilters } from '@pehchan/kit/biodata';
import { Button, EmptyState } from '@pehchan/kit/ui';

export function NothingFound({ filters }: { filters: ReturnType<typeof useBiodataFilters> }) {
  const tKit = useKitTranslation();
  const { clear, isFiltered } = filters;
  return (
    <EmptyState icon="search" action={isFiltered && <Button onClick={clear}>{tKit('action.clear')}</Button>}>
      {tKit('empty.biodata.search')}
    </EmptyState>
  );
}
