import { ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import { useListState } from '@pehchan/kit';
import { useSearchParams } from '@pehchan/kit/router';
import { useUsersQuery } from '../../calls/users.ts';

export const USERS_LIST = 'users';

export function useUserList() {
  const list = useListState(USERS_LIST);
  const [params] = useSearchParams();
  const status = ACCOUNT_STATUSES.find((candidate) => candidate === params.get('status')) ?? '';
  const { page, pageSize, search, sort } = list;
  const input = { page, pageSize, search, sort, order: sort && list.order, status };
  return {
    list,
    input,
    query: useUsersQuery(input),
    status,
    filter: (value: string) => list.ask({ status: value }),
  };
}
