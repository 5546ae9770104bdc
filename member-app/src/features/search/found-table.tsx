import { PAGE_SIZE } from '@pehchan/contract/common';
import { QueryList, latestReply, useKitTranslation, useListPage, useTranslation } from '@pehchan/kit';
import { BiodataList, LISTED, LISTED_ON_A_CARD, type useBiodataFilters } from '@pehchan/kit/biodata';
import { Card } from '@pehchan/kit/ui';
import { isLimitReached, LoadFailure } from '../../components/load-failure.tsx';
import { texts } from '../../texts/index.ts';
import { FoundLine } from './found-line.tsx';
import { isNewSince } from './is-new-since.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchActions } from './search-actions.tsx';
import { useFound } from './use-found.ts';
import { useLastVisit } from './use-last-visit.ts';

const LIST = 'search';

/** Show the biodata search list of the desktop layout (specification section 2). */
export function FoundTable({ filters }: { filters: ReturnType<typeof useBiodataFilters> }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { page, goTo } = useListPage(LIST);
  const query = useFound(filters.values, page, PAGE_SIZE);
  const lastVisit = useLastVisit();
  const found = latestReply(query);
  // Count new biodata on the first page only, because the newest biodata are sorted first.
  const fresh = page === 1 ? found?.profiles.filter(isNewSince(lastVisit)).length : undefined;
  const failed = tKit('failed.biodata.all');
  if (isLimitReached(query)) {
    return (
      <Card>
        <LoadFailure query={query}>{failed}</LoadFailure>
      </Card>
    );
  }
  return (
    <Card>
      <FoundLine total={found?.total} fresh={fresh} hasMore={(found?.total ?? 0) > PAGE_SIZE} />
      <QueryList
        query={query}
        listKey={LIST}
        failed={failed}
        empty={<NothingFound filters={filters} />}
        onPage={goTo}
      >
        {({ profiles }, first) => (
          <BiodataList
            inCapitals
            caption={t('search.list')}
            profiles={profiles}
            first={first}
            columns={LISTED}
            cardFacts={LISTED_ON_A_CARD}
            actions={(profile) => <SearchActions profile={profile} />}
          />
        )}
      </QueryList>
    </Card>
  );
}
