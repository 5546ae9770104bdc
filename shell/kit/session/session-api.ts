import type { RegisterForm, SessionReply } from '@pehchan/contract/accounts';
import type { MessageReply } from '@pehchan/contract/common';
import { call } from '../calls/base-api.ts';
import { defineEndpoints } from '../calls/define-endpoints.ts';

/** A new account as it is typed; the API holds it against the rules again. */
export type AccountValues = Record<keyof RegisterForm, string>;

const sessionApi = defineEndpoints('shell', (build) => ({
  check: build.query<SessionReply, void>({
    query: () => call('check'),
    extraOptions: { answersSignedOut: true },
    providesTags: ['Session'],
  }),
  register: build.mutation<SessionReply, AccountValues>({
    query: (body) => call('register', { body }),
    extraOptions: { failed: 'failed.register', done: 'done.register' },
    invalidatesTags: ['Session'],
  }),
  logout: build.mutation<MessageReply, void>({
    query: () => call('logout'),
    extraOptions: { failed: 'failed.logout' },
  }),
}));

export const { useCheckQuery, useRegisterMutation, useLogoutMutation } = sessionApi;
