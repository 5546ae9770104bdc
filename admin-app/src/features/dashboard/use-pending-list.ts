import { useListState, useQueryString } from '@pehchan/kit';
import { usePendingUsersQuery } from '../../calls/users.ts';

export const PENDING_LIST = 'pending';

/** Parts of an address that only the list has. */
const OF_LIST = ['page', 'pageSize', 'sort', 'order'];

/** The pending families as a list: on a desktop, and on a phone if the address or a search asks for it. */
export function usePendingList({ isWide }: { isWide: boolean }) {
  const [address, change] = useQueryString();
  const list = useListState(PENDING_LIST);
  const { page, pageSize, search } = list;
  const sort = list.sort || 'standingSince';
  const input = { page, pageSize, search, sort, order: list.order };
  const isShown = isWide || search !== '' || OF_LIST.some((part) => address.has(part));
  return {
    list: { ...list, sort },
    input,
    query: usePendingUsersQuery(input, { skip: !isShown }),
    isShown,
    show: () => change((next) => next.set('page', '1')),
  };
}

export type PendingList = ReturnType<typeof usePendingList>;
