import type { ForgotPasswordForm, ResetPasswordForm } from '@pehchan/contract/accounts';
import { defineEndpoints, request } from '@pehchan/kit';

const accountApi = defineEndpoints('shell', (build) => ({
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
  account: build.query({
    ...request('getUser', (id: string) => ({ params: { id } })),
    extraOptions: { failed: 'failed.user.one' },
    providesTags: ['User'],
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
    ...request('deleteUser', (id: string) => ({ params: { id } })),
    extraOptions: { failed: 'failed.user.delete' },
  }),
}));

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useAccountQuery,
  useUpdateAccountMutation,
  useDeleteAccountMutation,
} = accountApi;
