import { useListState } from '@pehchan/kit';
import { usePendingUsersQuery } from '../../calls/users.ts';

export const PENDING_LIST = 'pending';

export function usePendingList() {
  const list = useListState(PENDING_LIST);
  const { page, pageSize, search } = list;
  const sort = list.sort || 'standingSince';
  const input = { page, pageSize, search, sort, order: list.order };
  return { list: { ...list, sort }, input, query: usePendingUsersQuery(input) };
}

export type PendingList = ReturnType<typeof usePendingList>;
