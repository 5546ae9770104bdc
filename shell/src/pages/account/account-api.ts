import type {
  ForgotPasswordForm,
  ForgotPasswordReply,
  ResetPasswordForm,
  ResetPasswordReply,
  UpdateUserReply,
  UserReply,
} from '@pehchan/contract/accounts';
import type { MessageReply } from '@pehchan/contract/common';
import { call, defineEndpoints } from '@pehchan/kit';

const accountApi = defineEndpoints('shell', (build) => ({
  forgotPassword: build.mutation<ForgotPasswordReply, ForgotPasswordForm>({
    query: (body) => call('forgotPassword', { body }),
    extraOptions: { failed: 'failed.otp', done: 'done.otp.sent' },
  }),
  resetPassword: build.mutation<ResetPasswordReply, ResetPasswordForm & { email: string; hashed: string }>({
    query: ({ email, hashed, ...body }) => call('resetPassword', { params: { email, hashed }, body }),
    extraOptions: { failed: 'failed.reset' },
  }),
  account: build.query<UserReply, string>({
    query: (id) => call('getUser', { params: { id } }),
    extraOptions: { failed: 'failed.user.one' },
    providesTags: ['User'],
  }),
  updateAccount: build.mutation<UpdateUserReply, { id: string; form: FormData }>({
    query: ({ id, form }) => call('updateUser', { params: { id }, body: form }),
    extraOptions: { failed: 'failed.user.update', done: 'done.user.updated' },
    invalidatesTags: ['User', 'Session', 'Biodata'],
  }),
  deleteAccount: build.mutation<MessageReply, string>({
    query: (id) => call('deleteUser', { params: { id } }),
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
