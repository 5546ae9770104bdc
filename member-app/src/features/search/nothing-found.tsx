import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { Button, EmptyState } from '@pehchan/kit/ui';
import { cleared, isFiltered } from '../../search-filters.ts';
import styles from './search.module.css';
import { useNearest } from './use-nearest.ts';
import type { Search } from './use-search.ts';

/** Offer the nearest searches that find someone, because a family rarely knows which filter is too narrow. */
export function NothingFound({ search, found }: { search: Search; found: FoundProfilesReply }) {
  const tKit = useKitTranslation();
  const { values, apply } = search;
  const steps = useNearest(values, found.nearest ?? []);
  return (
    <EmptyState
      icon="search"
      action={
        isFiltered(values) && (
          <div className={styles.steps}>
            {steps.map(({ label, change }) => (
              <Button key={label} block onClick={() => apply({ ...values, ...change })}>
                {label}
              </Button>
            ))}
            <Button block onClick={() => apply(cleared(values))}>
              {tKit('action.clear')}
            </Button>
          </div>
        )
      }
    >
      {tKit('empty.biodata.search')}
    </EmptyState>
  );
}
