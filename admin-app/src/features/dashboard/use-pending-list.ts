import { useListState } from '@pehchan/kit';
import { usePendingUsersQuery } from '../../calls/users.ts';

export const PENDING_LIST = 'pending';

/** Whoever waits for a decision, the longest first unless another order is chosen. */
export function usePendingList() {
  const list = useListState(PENDING_LIST);
  const { page, pageSize, search } = list;
  const sort = list.sort || 'standingSince';
  const query = { page, pageSize, search, sort, order: list.order };
  const { data, currentData, isLoading, isFetching, isError, refetch } = usePendingUsersQuery(query);
  return {
    list: { ...list, sort },
    query,
    data,
    isLoading,
    // A refresh of the rows that are shown happens unseen.
    isFetching: isFetching && !currentData,
    isError,
    refetch,
  };
}

export type PendingList = ReturnType<typeof usePendingList>;
