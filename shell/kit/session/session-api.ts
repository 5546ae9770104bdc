import type { RegisterForm } from '@pehchan/contract/accounts';
import { request } from '../calls/base-api.ts';
import { defineEndpoints } from '../calls/define-endpoints.ts';
import { wantDecisions } from '../i18n/texts.ts';

/** The typed values of a new account. The API validates them again. */
export type AccountValues = Record<keyof RegisterForm, string>;

const sessionApi = defineEndpoints('shell', (build) => ({
  check: build.query({
    ...request('check'),
    extraOptions: { answersSignedOut: true },
    providesTags: ['Session'],
    onQueryStarted: async (_, { queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (data?.user.role === 'ADMIN') wantDecisions();
    },
  }),
  register: build.mutation({
    ...request('register', (body: AccountValues) => ({ body })),
    extraOptions: { failed: 'failed.register', done: 'done.register' },
    invalidatesTags: ['Session'],
  }),
  logout: build.mutation({
    ...request('logout'),
    extraOptions: { failed: 'failed.logout' },
  }),
}));

export const signOutOf = sessionApi.endpoints.logout;

export const { useCheckQuery, useRegisterMutation, useLogoutMutation } = sessionApi;
