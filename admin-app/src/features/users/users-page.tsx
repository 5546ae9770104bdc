import { QueryList, latestReply, useFocusReturn, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, EmptyState, useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';
import { OpenFamily } from '../../components/family/open-family.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import { useUserSorts } from '../../components/lists/use-user-sorts.ts';
import { Decided } from '../../components/review/decided.tsx';
import { ReviewBar } from '../../components/review/review-bar.tsx';
import { useSelection } from '../../components/review/use-selection.ts';
import { texts } from '../../texts/index.ts';
import { StatusFilter } from './status-filter.tsx';
import { UserRows } from './user-rows.tsx';
import { useUserList, USERS_LIST } from './use-user-list.ts';

export default function UsersPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { list, input, query, status, filter } = useUserList();
  const shown = latestReply(query);
  const selection = useSelection(shown?.users, input);
  const sorts = useUserSorts();
  const { place, stay } = useFocusReturn();
  const { search, sort, order } = list;
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  const found = shown ? t('users.found', { n: shown.total }) : '';
  return (
    <AdminPage title={t('users.title')}>
      <Decided>
        <Card title={!isWide && <span role="status">{found}</span>}>
          <ListTools
            list={list}
            sorts={sorts}
            search={t('users.search')}
            filters={<StatusFilter status={status} onChoose={filter} />}
            found={found}
            exporting={
              <ExportButton
                list="exportUsers"
                file="users.xlsx"
                query={{ search, sort, order: sort && order, status }}
                isEmpty={!shown?.total}
              />
            }
            onTools={setTools}
          />
          <ReviewBar users={selection.users} onClear={selection.clear} onLeft={stay} />
          <QueryList
            query={query}
            listKey={USERS_LIST}
            place={place}
            failed={tKit('failed.user.all')}
            empty={<EmptyState icon="search">{t('users.empty')}</EmptyState>}
            onPage={list.goTo}
          >
            {({ users }, first) => (
              <UserRows
                users={users}
                first={first}
                sorting={{ by: sort, order, sortBy: list.sortBy }}
                selection={selection}
                onMoved={stay}
                tools={tools}
              />
            )}
          </QueryList>
        </Card>
        <OpenFamily users={shown?.users ?? []} onMoved={stay} />
      </Decided>
    </AdminPage>
  );
}
