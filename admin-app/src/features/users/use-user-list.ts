import { STANDINGS } from '@pehchan/contract/accounts';
import { useListState } from '@pehchan/kit';
import { useSearchParams } from '@pehchan/kit/router';
import { useUsersQuery } from '../../calls/users.ts';

export const USERS_LIST = 'users';

/** Accounts as the address asks for them: its page, search, order and standing. */
export function useUserList() {
  const list = useListState(USERS_LIST);
  const [params] = useSearchParams();
  const status = STANDINGS.find((standing) => standing === params.get('status')) ?? '';
  const { page, pageSize, search, sort } = list;
  const query = { page, pageSize, search, sort, order: sort && list.order, status };
  const { data, currentData, isLoading, isFetching, isError, refetch } = useUsersQuery(query);
  return {
    list,
    query,
    status,
    filter: (value: string) => list.ask({ status: value }),
    data,
    isLoading,
    isFetching: isFetching && !currentData,
    isError,
    refetch,
  };
}
