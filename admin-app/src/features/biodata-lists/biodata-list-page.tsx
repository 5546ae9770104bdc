import {
  QueryList,
  latestReply,
  useListState,
  useFocusReturn,
  useKitTranslation,
  useTranslation,
} from '@pehchan/kit';
import { BiodataFilter, BiodataFilters, COLUMNS, sortOf, type ColumnName } from '@pehchan/kit/biodata';
import { Card, EmptyState, useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';
import { OpenFamily } from '../../components/family/open-family.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import type { SortOption } from '../../components/lists/list-tools-props.ts';
import { Decided } from '../../components/review/decided.tsx';
import { texts } from '../../texts/index.ts';
import { BiodataRows } from './biodata-rows.tsx';
import { MoreFilters } from './more-filters.tsx';
import { useListFilters } from './use-list-filters.ts';
import { KINDS, type Kind } from './kinds.ts';

const SORTED: [ColumnName, SortOption['kind']][] = [
  ['fullname', 'letters'],
  ['dateOfBirth', 'births'],
  ['gender', 'sexes'],
  ['village', 'letters'],
  ['city', 'letters'],
];

const MAIN = ['village', 'gender'] as const;

/** Show a list that the API filters, sorts and pages (specification section 2). */
export function BiodataListPage({ kind }: { kind: Kind }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { title, failed, useProfiles, narrowed } = KINDS[kind];
  const listKey = `biodata.${kind}`;
  const list = useListState(listKey);
  const filters = useListFilters(list);
  const { page, pageSize, sort } = list;
  const filtersAndOrder = { ...filters.values, sort, order: sort && list.order };
  const query = useProfiles({ page, pageSize, ...filtersAndOrder });
  const shown = latestReply(query);
  const sorts = SORTED.map(([column, kind]) => {
    return { name: sortOf(column) ?? '', label: tKit(COLUMNS[column].label), kind };
  });
  const { place, stay } = useFocusReturn();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  const without = 'gender' in narrowed ? 'gender' : undefined;
  const found = shown ? tKit('list.total', { n: shown.total }) : '';
  return (
    <AdminPage title={t(title)}>
      <Decided>
        {!isWide && <BiodataFilters filters={filters} without={without} byListing />}
        <Card title={!isWide && <span role="status">{found}</span>}>
          <ListTools
            hasOwnFilters
            list={list}
            sorts={sorts}
            search={tKit('filter.nameOrMobile')}
            filters={MAIN.filter((name) => name !== without).map((name) => (
              <BiodataFilter key={name} isInline filters={filters} name={name} />
            ))}
            more={<MoreFilters filters={filters} />}
            opensMore={filters.opensMore}
            found={found}
            exporting={
              <ExportButton
                list="exportProfiles"
                file={`${kind}-biodata.xlsx`}
                query={{ ...filtersAndOrder, ...narrowed }}
                isEmpty={!shown?.total}
              />
            }
            onTools={setTools}
          />
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
                onMoved={stay}
                tools={tools}
              />
            )}
          </QueryList>
        </Card>
        <OpenFamily users={(shown?.profiles ?? []).map(({ user }) => user)} onMoved={stay} />
      </Decided>
    </AdminPage>
  );
}
