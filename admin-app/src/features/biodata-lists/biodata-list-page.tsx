import type { Profile } from '@pehchan/contract/biodata';
import { useListState, useStay, useText, useTexts } from '@pehchan/kit';
import { BiodataFilters, COLUMNS, sortOf, useBiodataFilters, type ColumnName } from '@pehchan/kit/biodata';
import { Card, EmptyState, FailedState, LoadingState, Pager } from '@pehchan/kit/ui';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { FetchingList } from '../../components/lists/fetching-list.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import { texts } from '../../texts/index.ts';
import { BiodataActions } from './biodata-actions.tsx';
import { BiodataRows } from './biodata-rows.tsx';
import { KINDS, type Kind } from './kinds.ts';

const SORTED: ColumnName[] = ['fullname', 'dateOfBirth', 'gender', 'village', 'city'];

/** One list of biodata: narrowed, sorted and paged by the API (specification section 2). */
export function BiodataListPage({ kind }: { kind: Kind }) {
  const text = useText();
  const own = useTexts(texts);
  const { title, failed, useProfiles, narrowed } = KINDS[kind];
  const listKey = `biodata.${kind}`;
  const filters = useBiodataFilters();
  const list = useListState(listKey);
  const { page, pageSize, sort } = list;
  const asked = { ...filters.values, sort, order: sort && list.order };
  const { data, currentData, isLoading, isFetching, isError, refetch } = useProfiles({
    page,
    pageSize,
    ...asked,
  });
  const { place, stay } = useStay();
  const actions = (profile: Profile) => <BiodataActions profile={profile} onMoved={stay} />;
  return (
    <AdminPage title={own(title)}>
      <BiodataFilters filters={filters} without={'gender' in narrowed ? 'gender' : undefined} />
      <Card title={<span role="status">{data ? text('list.total', { n: data.total }) : ''}</span>}>
        <ListTools
          list={list}
          sorts={SORTED.map((name) => ({ name: sortOf(name) ?? '', label: text(COLUMNS[name].label) }))}
        >
          <ExportButton
            list="exportProfiles"
            file={`${kind}-biodata.xlsx`}
            query={{ ...asked, ...narrowed }}
            isEmpty={!data?.total}
          />
        </ListTools>
        <FetchingList listKey={listKey} isFetching={isFetching && !isLoading && !currentData} within={place}>
          {isLoading && <LoadingState rows={6} />}
          {isError && !data && <FailedState onRetry={() => void refetch()}>{text(failed)}</FailedState>}
          {data && data.total === 0 && <EmptyState icon="search">{text('empty.biodata.search')}</EmptyState>}
          {data && data.profiles.length > 0 && (
            <BiodataRows
              profiles={data.profiles}
              caption={own(title)}
              first={(data.page - 1) * data.pageSize + 1}
              sorting={{ by: sort, order: list.order, sortBy: list.sortBy }}
              actions={actions}
            />
          )}
        </FetchingList>
        {data && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.goTo} />}
      </Card>
    </AdminPage>
  );
}
