import type {
  AvailabilityForm,
  ForgotPasswordForm,
  RecoverForm,
  ResetPasswordForm,
  RestoreContactsForm,
} from '@pehchan/contract/accounts';
import { defineEndpoints, request } from '@pehchan/kit';

const accountApi = defineEndpoints('shell', (build) => ({
  /** This call shows no error message of its own: the form shows problems at the field, or on submit. */
  checkAvailability: build.mutation({
    ...request('checkAvailability', (body: AvailabilityForm) => ({ body })),
  }),
  forgotPassword: build.mutation({
    ...request('forgotPassword', (body: ForgotPasswordForm) => ({ body })),
    extraOptions: { failed: 'failed.otp', done: 'done.otp.sent' },
  }),
  resetPassword: build.mutation({
    ...request(
      'resetPassword',
      ({ email, hashed, ...body }: ResetPasswordForm & { email: string; hashed: string }) => ({
        params: { email, hashed },
        body,
      }),
    ),
    extraOptions: { failed: 'failed.reset' },
  }),
  recover: build.mutation({
    ...request('recover', (body: RecoverForm) => ({ body })),
    extraOptions: { failed: 'failed.reset' },
  }),
  detachEmail: build.mutation({
    ...request('detachEmail', (token: string) => ({ body: { token } })),
    extraOptions: { failed: 'failed.detach' },
  }),
  answerStillLooking: build.mutation({
    ...request('answerStillLooking', (token: string) => ({ body: { token } })),
    extraOptions: { failed: 'failed.stillLooking' },
    invalidatesTags: ['Biodata'],
  }),
  account: build.query({
    ...request('getUser', (id: string) => ({ params: { id } })),
    extraOptions: { failed: 'failed.user.one', answersMissing: true },
    providesTags: ['User', 'Biodata'],
  }),
  updateAccount: build.mutation({
    ...request('updateUser', ({ id, form }: { id: string; form: FormData }) => ({
      params: { id },
      body: form,
    })),
    extraOptions: { failed: 'failed.user.update', done: 'done.user.updated' },
    invalidatesTags: ['User', 'Session', 'Biodata'],
  }),
  deleteAccount: build.mutation({
    ...request('deleteUser', ({ id, ...body }: { id: string; currentPassword?: string }) => ({
      params: { id },
      body,
    })),
    extraOptions: { failed: 'failed.user.delete' },
  }),
  changePassword: build.mutation({
    ...request('changePassword', (body: { currentPassword: string; password: string }) => ({ body })),
    extraOptions: { failed: 'failed.password', done: 'done.password.changed' },
    invalidatesTags: ['Session'],
  }),
  sessions: build.query({
    ...request('getSessions'),
    extraOptions: { failed: 'failed.sessions' },
    providesTags: ['Session'],
  }),
  endSession: build.mutation({
    ...request('endSession', (session: string) => ({ params: { session } })),
    extraOptions: { failed: 'failed.session.end', done: 'done.session.ended' },
    invalidatesTags: ['Session'],
  }),
  endOtherSessions: build.mutation({
    ...request('endOtherSessions'),
    extraOptions: { failed: 'failed.session.end', done: 'done.sessions.ended' },
    invalidatesTags: ['Session'],
  }),
  restoreContacts: build.mutation({
    ...request('restoreContacts', (body: RestoreContactsForm) => ({ body })),
    extraOptions: { failed: 'failed.restore' },
  }),
}));

export const {
  useCheckAvailabilityMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useRecoverMutation,
  useDetachEmailMutation,
  useAnswerStillLookingMutation,
  useAccountQuery,
  useUpdateAccountMutation,
  useDeleteAccountMutation,
  useChangePasswordMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useRestoreContactsMutation,
} = accountApi;
