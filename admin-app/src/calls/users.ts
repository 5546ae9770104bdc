import type { AccountStatus } from '@pehchan/contract/accounts';
import type { MoveForm, RejectForm, ReviewForm, UsersReply } from '@pehchan/contract/review';
import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';
import { overviewApi } from './overview.ts';

const sentence = sentencesOf(texts);

export type ListQuery = { page: number; pageSize: number } & Record<string, string | number>;

/** Cache tags of the data that a decision on an account makes stale. */
const MOVED = ['User', 'Counts', 'Biodata'] as const;
/** HTTP statuses of stale data. 409: another administrator decided first. 404: the account is deleted. */
const STALE: readonly unknown[] = [404, 409];
const staleTags = (_result: unknown, error?: { status: unknown }) =>
  !error || STALE.includes(error.status) ? MOVED : [];

export type Move = MoveForm & { id: number; why: Omit<RejectForm, 'from'> };

const usersApi = defineEndpoints('admin', (build) => ({
  pendingUsers: build.query({
    ...request('getPendingUsers', (query: ListQuery) => ({ query })),
    extraOptions: { failed: 'failed.user.awaiting' },
    providesTags: ['User'],
    // The dashboard's card has the same total of pending accounts: copy this reply's total to that card.
    onQueryStarted: async ({ search }, { dispatch, queryFulfilled }) => {
      if (search) return;
      const answer = await queryFulfilled.catch(() => undefined);
      if (!answer) return;
      dispatch(
        overviewApi.util.updateQueryData('counts', undefined, (counts) => {
          counts.totalApprovalPendingUsers = answer.data.total;
        }),
      );
    },
  }),
  users: build.query({
    ...request('getUsers', (query: ListQuery) => ({ query })),
    extraOptions: { failed: 'failed.user.all' },
    providesTags: ['User'],
  }),
  user: build.query({
    ...request('getUser', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.user.one' },
    providesTags: ['User'],
  }),
  reviewHints: build.query({
    ...request('getReviewHints', (id: number) => ({ params: { id } })),
    providesTags: ['User'],
  }),
  notes: build.query({
    ...request('getNotes', (id: number) => ({ params: { id } })),
    providesTags: ['User'],
  }),
  addNote: build.mutation({
    ...request('addNote', ({ id, text }: { id: number; text: string }) => ({
      params: { id },
      body: { text },
    })),
    extraOptions: { failed: sentence('note.failed') },
    invalidatesTags: ['User'],
  }),
  history: build.query({
    ...request('getAudit', (query: { userId: number; page: number; pageSize: number }) => ({ query })),
    extraOptions: { failed: 'failed.history' },
    providesTags: ['User'],
  }),
  securityEvents: build.query({
    ...request(
      'getSecurityEvents',
      ({ userId, ...query }: { userId: number; page: number; pageSize: number }) => ({
        params: { id: userId },
        query,
      }),
    ),
    extraOptions: { failed: 'failed.history' },
    keepUnusedDataFor: 0,
  }),

  approveUser: build.mutation({
    ...request('approveUser', ({ id, from }: Move) => ({ params: { id }, body: { from } })),
    // The bar of decisions shows the API's message.
    extraOptions: { failed: 'failed.approve' },
    onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
      const back = takeOut(id, dispatch, getState());
      await queryFulfilled.catch(back);
    },
    invalidatesTags: staleTags,
  }),
  pendUser: build.mutation({
    ...request('pendUser', ({ id, from }: Move) => ({ params: { id }, body: { from } })),
    extraOptions: { failed: 'failed.pend', done: 'done.user.pending' },
    invalidatesTags: staleTags,
  }),
  rejectUser: build.mutation({
    ...request('rejectUser', ({ id, from, why }: Move) => ({ params: { id }, body: { from, ...why } })),
    extraOptions: { failed: 'failed.reject' },
    onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
      const back = takeOut(id, dispatch, getState());
      await queryFulfilled.catch(back);
    },
    invalidatesTags: staleTags,
  }),
  undoDecision: build.mutation({
    ...request('undoDecision', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.undo' },
    invalidatesTags: staleTags,
  }),
  /** Decide on one batch of selected accounts. Only the last batch makes the page load its lists again. */
  reviewUsers: build.mutation({
    ...request('reviewUsers', ({ isLast: _, ...body }: ReviewForm & { isLast: boolean }) => ({ body })),
    extraOptions: { failed: 'failed.review' },
    invalidatesTags: (_result, _error, { isLast }) => (isLast ? MOVED : []),
  }),

  makeRecoveryCode: build.mutation({
    ...request('makeRecoveryCode', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.recovery' },
    // A recovery code adds an entry to the account's history, so the account is read again.
    invalidatesTags: ['User'],
  }),
  deleteUser: build.mutation({
    ...request('deleteUser', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.user.delete.alert', done: 'done.user.deleted' },
    onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
      const back = takeOut(id, dispatch, getState());
      await queryFulfilled.catch(back);
    },
    invalidatesTags: staleTags,
  }),
  countUsersWithoutProfiles: build.mutation({
    ...request('countUsersWithoutProfiles'),
    extraOptions: { failed: 'failed.purge' },
  }),
  deleteUsersWithoutProfiles: build.mutation({
    ...request('deleteUsersWithoutProfiles'),
    extraOptions: { failed: 'failed.purge' },
    invalidatesTags: ['User', 'Counts'],
  }),
}));

type State = Parameters<typeof usersApi.util.selectCachedArgsForQuery>[0];
type Patch = ReturnType<typeof usersApi.util.updateQueryData>;
type Dispatch = (patch: Patch) => unknown;

/** Remove an account from the pending list before the API replies. Return a function to undo the removal. */
function takeOut(id: number, dispatch: Dispatch, state: State): () => void {
  const backs = usersApi.util.selectCachedArgsForQuery(state, 'pendingUsers').map((list) => {
    const { data } = usersApi.endpoints.pendingUsers.select(list)(state);
    const index = data?.users.findIndex((user) => user.id === id) ?? -1;
    const row = data?.users[index];
    if (!row) return () => undefined;
    const behind = new Set(data.users.slice(index + 1).map((user) => user.id));
    const change = (edit: (draft: UsersReply) => void) =>
      dispatch(usersApi.util.updateQueryData('pendingUsers', list, edit));
    change((draft) => {
      draft.users = draft.users.filter((user) => user.id !== id);
      draft.total -= 1;
    });
    return () =>
      change((draft) => {
        // The pending list may have been read again since, and contain the account already.
        if (draft.users.some((user) => user.id === id)) return;
        const next = draft.users.findIndex((user) => behind.has(user.id));
        draft.users.splice(next < 0 ? draft.users.length : next, 0, row);
        draft.total += 1;
      });
  });
  return () => backs.forEach((putBack) => putBack());
}

export const {
  usePendingUsersQuery,
  useUsersQuery,
  useUserQuery,
  useReviewHintsQuery,
  useNotesQuery,
  useAddNoteMutation,
  useHistoryQuery,
  useSecurityEventsQuery,
  useApproveUserMutation,
  usePendUserMutation,
  useRejectUserMutation,
  useUndoDecisionMutation,
  useReviewUsersMutation,
  useMakeRecoveryCodeMutation,
  useDeleteUserMutation,
  useCountUsersWithoutProfilesMutation,
  useDeleteUsersWithoutProfilesMutation,
} = usersApi;

export const MOVES = {
  approved: useApproveUserMutation,
  pending: usePendUserMutation,
  rejected: useRejectUserMutation,
} satisfies Record<AccountStatus, unknown>;
