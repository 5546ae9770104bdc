import type { UserWithProfiles } from '@pehchan/contract/review';
import { useStay, useText, useTexts } from '@pehchan/kit';
import { Card, EmptyState, FailedState, LoadingState, Pager, useIsWide } from '@pehchan/kit/ui';
import { FamilyButton } from '../../components/family/family-button.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { FetchingList } from '../../components/lists/fetching-list.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import { MoveButtons } from '../../components/review/move-buttons.tsx';
import { ReviewBar } from '../../components/review/review-bar.tsx';
import { useSelection } from '../../components/review/use-selection.ts';
import { useUserSorts } from '../../components/lists/use-user-sorts.ts';
import { texts } from '../../texts/index.ts';
import { PendingCards } from './pending-cards.tsx';
import { PendingTable } from './pending-table.tsx';
import { PENDING_LIST, type PendingList } from './use-pending-list.ts';

/** Whoever waits for a decision: a table where there is room, cards on a phone. */
export function PendingUsers({ pending }: { pending: PendingList }) {
  const text = useText();
  const own = useTexts(texts);
  const isWide = useIsWide();
  const { list, data, query } = pending;
  const selection = useSelection(data?.users, query);
  const sorts = useUserSorts();

  const { place, stay } = useStay();
  const actions = (user: UserWithProfiles) => (
    <span className="row-actions">
      <MoveButtons user={user} onMoved={stay} />
      <FamilyButton user={user} onMoved={stay} />
    </span>
  );
  const shown = { users: data?.users ?? [], selection, actions };
  return (
    <Card title={own('pending.title')}>
      <ListTools list={list} sorts={sorts} search={own('pending.search')}>
        <ExportButton
          list="exportUsers"
          file="pending-users.xlsx"
          query={{ search: query.search, sort: query.sort, order: query.order, status: 'pending' }}
          isEmpty={!data?.total}
        />
      </ListTools>
      <ReviewBar users={selection.users} onClear={selection.clear} onLeft={stay} />
      {pending.isLoading && <LoadingState rows={5} />}
      {pending.isError && !data && (
        <FailedState onRetry={() => void pending.refetch()}>{text('failed.user.awaiting')}</FailedState>
      )}
      {data && data.total === 0 && (
        <EmptyState icon="check">
          {list.search ? own('pending.nothing') : text('empty.users.awaiting')}
        </EmptyState>
      )}
      <FetchingList listKey={PENDING_LIST} isFetching={pending.isFetching} within={place}>
        {data && data.users.length > 0 && isWide && (
          <PendingTable
            {...shown}
            sorting={{ by: list.sort, order: list.order, sortBy: list.sortBy }}
            first={(data.page - 1) * data.pageSize + 1}
          />
        )}
        {data && data.users.length > 0 && !isWide && <PendingCards {...shown} />}
      </FetchingList>
      {data && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.goTo} />}
    </Card>
  );
}
