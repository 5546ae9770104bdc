import { useKitTranslation } from '@pehchan/kit';
import { BiodataFilter } from '@pehchan/kit/biodata';
import { Button } from '@pehchan/kit/ui';
import type { useListFilters } from './use-list-filters.ts';

export function MoreFilters({ filters }: { filters: ReturnType<typeof useListFilters> }) {
  const tKit = useKitTranslation();
  return (
    <>
      {filters.more.map((name) => (
        <BiodataFilter key={name} isInline filters={filters} name={name} />
      ))}
      <Button onClick={filters.clear} disabled={!filters.isFiltered}>
        {tKit('action.clear')}
      </Button>
    </>
  );
}
