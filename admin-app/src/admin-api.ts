import type { CountsReply, MessageReply, UsersReply } from '@pehchan/contract/replies';
import { call, defineEndpoints } from '@pehchan/kit';

export type PendingQuery = { page: number; pageSize: number; search: string };

/** The calls of an administrator's screens. */
const adminApi = defineEndpoints('admin', (build) => ({
  counts: build.query<CountsReply, void>({
    query: () => call('getCounts'),
    extraOptions: { failed: 'failed.counts' },
    providesTags: ['Counts'],
  }),
  pendingUsers: build.query<UsersReply, PendingQuery>({
    query: (query) => call('getPendingUsers', { query }),
    extraOptions: { failed: 'failed.user.awaiting' },
    providesTags: ['User'],
  }),
  approveUser: build.mutation<MessageReply, { id: number; list: PendingQuery }>({
    query: ({ id }) => call('approveUser', { params: { id } }),
    extraOptions: { failed: 'failed.approve', done: 'done.user.approved' },
    // The row leaves at once and comes back if the call fails, with the toast that says so.
    onQueryStarted: async ({ id, list }, { dispatch, queryFulfilled }) => {
      const patch = dispatch(
        adminApi.util.updateQueryData('pendingUsers', list, (draft) => {
          draft.users = draft.users.filter((user) => user.id !== id);
          draft.total -= 1;
        }),
      );
      await queryFulfilled.catch(() => patch.undo());
    },
    invalidatesTags: (_result, error) => (error ? [] : ['User', 'Counts', 'Biodata']),
  }),
}));

export const { useCountsQuery, usePendingUsersQuery, useApproveUserMutation } = adminApi;
