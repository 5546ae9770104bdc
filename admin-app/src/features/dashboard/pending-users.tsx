import { PAGE_SIZE } from '@pehchan/contract/constants';
import { useListPage, useText, useTexts } from '@pehchan/kit';
import { Card, EmptyState, FailedState, LoadingState, Pager, SearchField, useIsWide } from '@pehchan/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { usePendingUsersQuery } from '../../admin-api.ts';
import { texts } from '../../texts/index.ts';
import { ApproveButton } from './approve-button.tsx';
import { PendingCards } from './pending-cards.tsx';

/** Loaded where a table is shown; a phone's cards don't pay for it. */
const PendingTable = lazy(() => import('./pending-table.tsx'));

const LIST = 'pending';

/** Whoever waits for a decision: a table where there is room, cards on a phone. */
export function PendingUsers() {
  const text = useText();
  const own = useTexts(texts);
  const isWide = useIsWide();
  const { page, goTo } = useListPage(LIST);
  const [search, setSearch] = useState('');
  const list = { page, pageSize: PAGE_SIZE, search };
  const { data, isLoading, isFetching, isError, refetch } = usePendingUsersQuery(list);

  const approve = (user: { id: number; name: string }) => <ApproveButton user={user} list={list} />;
  return (
    <Card title={own('pending.title')}>
      <SearchField
        label={own('pending.search')}
        value={search}
        onSettled={(words) => {
          setSearch(words);
          if (page !== 1) goTo(1);
        }}
      />
      {isLoading && <LoadingState rows={5} />}
      {isError && !data && (
        <FailedState onRetry={() => void refetch()}>{text('failed.user.awaiting')}</FailedState>
      )}
      {data && data.total === 0 && (
        <EmptyState icon="check">{search ? own('pending.nothing') : text('empty.users.awaiting')}</EmptyState>
      )}
      {data && data.users.length > 0 && (
        <div data-list={LIST} className={isFetching ? 'list list-fetching' : 'list'} aria-busy={isFetching}>
          {isWide ? (
            <Suspense fallback={<LoadingState rows={5} />}>
              <PendingTable
                users={data.users}
                first={(data.page - 1) * data.pageSize + 1}
                actions={approve}
              />
            </Suspense>
          ) : (
            <PendingCards users={data.users} actions={approve} />
          )}
        </div>
      )}
      {data && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={goTo} />}
    </Card>
  );
}
