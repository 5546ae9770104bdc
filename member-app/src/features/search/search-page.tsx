import { PAGE_SIZE } from '@pehchan/contract/common';
import { QueryList, shownOf, useListPage, useKitTranslation, useTranslation } from '@pehchan/kit';
import {
  BiodataFilters,
  BiodataList,
  LISTED,
  LISTED_ON_A_CARD,
  useBiodataFilters,
} from '@pehchan/kit/biodata';
import { Card, EmptyState, Page } from '@pehchan/kit/ui';
import { useSearchProfilesQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { SearchActions } from './search-actions.tsx';

const LIST = 'search';
/** Names and cities are found as they were written, and nearly all families write theirs in Latin letters. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Biodata of approved families (specification section 2, biodata search list). */
export default function SearchPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const filters = useBiodataFilters();
  const { page, goTo } = useListPage(LIST);
  const query = useSearchProfilesQuery(
    { page, pageSize: PAGE_SIZE, ...filters.values },
    { refetchOnReconnect: true },
  );
  const total = shownOf(query)?.total;
  return (
    <Page title={t('search.title')} lead={t('search.lead')}>
      <BiodataFilters filters={filters} />
      <Card title={<span role="status">{total ? tKit('list.total', { n: total }) : ''}</span>}>
        <QueryList
          query={query}
          listKey={LIST}
          failed={tKit('failed.biodata.all')}
          empty={
            <EmptyState icon="search">
              {tKit('empty.biodata.search')}
              {DEVANAGARI.test(filters.values.search + filters.values.city) && (
                <>
                  <br />
                  {t('search.script')}
                </>
              )}
            </EmptyState>
          }
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
    </Page>
  );
}
