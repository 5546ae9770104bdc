import type { Profile } from '@pehchan/contract/biodata';
import {
  QueryList,
  latestReply,
  useListState,
  useFocusReturn,
  useKitTranslation,
  useTranslation,
} from '@pehchan/kit';
import { BiodataFilters, COLUMNS, sortOf, useBiodataFilters, type ColumnName } from '@pehchan/kit/biodata';
import { Card, EmptyState } from '@pehchan/kit/ui';
import { OpenFamily } from '../../components/family/open-family.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { ListTools, type SortOption } from '../../components/lists/list-tools.tsx';
import { Decided } from '../../components/review/decided.tsx';
import { texts } from '../../texts/index.ts';
import { BiodataActions } from './biodata-actions.tsx';
import { BiodataRows } from './biodata-rows.tsx';
import { KINDS, type Kind } from './kinds.ts';

const SORTED: [ColumnName, SortOption['kind']][] = [
  ['fullname', 'letters'],
  ['dateOfBirth', 'births'],
  ['gender', 'sexes'],
  ['village', 'letters'],
  ['city', 'letters'],
];

/** Show a list that the API filters, sorts and pages (specification section 2). */
export function BiodataListPage({ kind }: { kind: Kind }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { title, failed, useProfiles, narrowed } = KINDS[kind];
  const listKey = `biodata.${kind}`;
  const filters = useBiodataFilters();
  const list = useListState(listKey);
  const { page, pageSize, sort } = list;
  const filtersAndOrder = { ...filters.values, sort, order: sort && list.order };
  const query = useProfiles({ page, pageSize, ...filtersAndOrder });
  const shown = latestReply(query);
  const sorts = SORTED.map(([column, kind]) => {
    return { name: sortOf(column) ?? '', label: tKit(COLUMNS[column].label), kind };
  });
  const { place, stay } = useFocusReturn();
  const actions = (profile: Profile) => <BiodataActions profile={profile} onMoved={stay} />;
  return (
    <AdminPage title={t(title)}>
      <Decided>
        <BiodataFilters filters={filters} without={'gender' in narrowed ? 'gender' : undefined} byListing />
        <Card title={<span role="status">{shown ? tKit('list.total', { n: shown.total }) : ''}</span>}>
          <ListTools list={list} sorts={sorts}>
            <ExportButton
              list="exportProfiles"
              file={`${kind}-biodata.xlsx`}
              query={{ ...filtersAndOrder, ...narrowed }}
              isEmpty={!shown?.total}
            />
          </ListTools>
          <QueryList
            query={query}
            listKey={listKey}
            place={place}
            failed={tKit(failed)}
            empty={<EmptyState icon="search">{tKit('empty.biodata.search')}</EmptyState>}
            onPage={list.goTo}
          >
            {({ profiles }, first) => (
              <BiodataRows
                listKey={listKey}
                profiles={profiles}
                caption={t(title)}
                first={first}
                sorting={{ by: sort, order: list.order, sortBy: list.sortBy }}
                actions={actions}
              />
            )}
          </QueryList>
        </Card>
        <OpenFamily users={(shown?.profiles ?? []).map(({ user }) => user)} onMoved={stay} />
      </Decided>
    </AdminPage>
  );
}
