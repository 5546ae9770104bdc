import { PAGE_SIZE } from '@pehchan/contract/common';
import { useListPage, useText, useTexts } from '@pehchan/kit';
import {
  BiodataFilters,
  BiodataList,
  LISTED,
  LISTED_ON_A_CARD,
  useBiodataFilters,
} from '@pehchan/kit/biodata';
import { Card, EmptyState, FailedState, LoadingState, Page, Pager } from '@pehchan/kit/ui';
import { useSearchProfilesQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { SearchActions } from './search-actions.tsx';

const LIST = 'search';
/** Names and cities are found as they were written, and nearly all families write theirs in Latin letters. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Biodata of approved families (specification section 2, biodata search list). */
export default function SearchPage() {
  const text = useText();
  const own = useTexts(texts);
  const filters = useBiodataFilters();
  const { page, goTo } = useListPage(LIST);
  const query = { page, pageSize: PAGE_SIZE, ...filters.values };
  const { currentData, isLoading, isFetching, isError, refetch, ...last } = useSearchProfilesQuery(query, {
    refetchOnReconnect: true,
  });
  // While the answer is on its way the rows before it stay. Once it has failed, they would stand under filters that aren't theirs.
  const data = isError ? currentData : last.data;
  return (
    <Page title={own('search.title')} lead={own('search.lead')}>
      <BiodataFilters filters={filters} />
      {isLoading && <LoadingState rows={6} />}
      {isError && !data && (
        <FailedState onRetry={() => void refetch()}>{text('failed.biodata.all')}</FailedState>
      )}
      {data && data.total === 0 && (
        <EmptyState icon="search">
          {text('empty.biodata.search')}
          {DEVANAGARI.test(filters.values.search + filters.values.city) && (
            <>
              <br />
              {own('search.script')}
            </>
          )}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <Card title={<span role="status">{text('list.total', { n: data.total })}</span>}>
          <BiodataList
            inCapitals
            listKey={LIST}
            caption={own('search.list')}
            profiles={data.profiles}
            isFetching={isFetching}
            first={(data.page - 1) * data.pageSize + 1}
            columns={LISTED}
            cardFacts={LISTED_ON_A_CARD}
            actions={(profile) => <SearchActions profile={profile} />}
          />
          <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={goTo} />
        </Card>
      )}
    </Page>
  );
}
