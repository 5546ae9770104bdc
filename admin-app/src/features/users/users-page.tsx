import { STANDINGS } from '@pehchan/contract/accounts';
import type { UserWithProfiles } from '@pehchan/contract/review';
import { useStay, useText, useTexts } from '@pehchan/kit';
import { Card, EmptyState, FailedState, LoadingState, Pager, useIsWide } from '@pehchan/kit/ui';
import { FamilyButton } from '../../components/family/family-button.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { Choice } from '../../components/lists/choice.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { FetchingList } from '../../components/lists/fetching-list.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import { useUserSorts } from '../../components/lists/use-user-sorts.ts';
import { MoveButtons } from '../../components/review/move-buttons.tsx';
import { ReviewBar } from '../../components/review/review-bar.tsx';
import { useSelection } from '../../components/review/use-selection.ts';
import { texts } from '../../texts/index.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';
import { useUserList, USERS_LIST } from './use-user-list.ts';

/** Every account (specification section 2, user list). */
export default function UsersPage() {
  const text = useText();
  const own = useTexts(texts);
  const isWide = useIsWide();
  const { list, query, status, filter, data, isLoading, isFetching, isError, refetch } = useUserList();
  const selection = useSelection(data?.users, query);
  const sorts = useUserSorts();
  const { place, stay } = useStay();
  const { search, sort, order } = list;

  const actions = (user: UserWithProfiles) => (
    <span className="row-actions">
      <MoveButtons user={user} onMoved={stay} />
      <FamilyButton user={user} onMoved={stay} />
    </span>
  );
  const shown = { users: data?.users ?? [], selection, actions };
  return (
    <AdminPage title={own('users.title')}>
      <Card title={<span role="status">{data ? text('list.total', { n: data.total }) : ''}</span>}>
        <ListTools list={list} sorts={sorts} search={own('users.search')}>
          <Choice
            label={text('field.status')}
            value={status}
            options={[
              { value: '', label: text('filter.any') },
              ...STANDINGS.map((value) => ({ value, label: text(`status.${value}`) })),
            ]}
            onChoose={filter}
          />
          <ExportButton
            list="exportUsers"
            file="users.xlsx"
            query={{ search, sort, order: sort && order, status }}
            isEmpty={!data?.total}
          />
        </ListTools>
        <ReviewBar users={selection.users} onClear={selection.clear} onLeft={stay} />
        <FetchingList listKey={USERS_LIST} isFetching={isFetching && !isLoading} within={place}>
          {isLoading && <LoadingState rows={6} />}
          {isError && !data && (
            <FailedState onRetry={() => void refetch()}>{text('failed.user.all')}</FailedState>
          )}
          {data && data.total === 0 && <EmptyState icon="search">{own('users.empty')}</EmptyState>}
          {data && data.users.length > 0 && isWide && (
            <UserTable
              {...shown}
              sorting={{ by: sort, order, sortBy: list.sortBy }}
              first={(data.page - 1) * data.pageSize + 1}
            />
          )}
          {data && data.users.length > 0 && !isWide && <UserCards {...shown} />}
        </FetchingList>
        {data && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.goTo} />}
      </Card>
    </AdminPage>
  );
}
