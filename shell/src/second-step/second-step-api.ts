import type { NewPasskeyForm } from '@pehchan/contract/second-step';
import { defineEndpoints, request } from '@pehchan/kit';

/** Calls of the second step itself: if the API refuses one, the second step must not open again. */
const extraOptions = { answersSecondStep: true };

const secondStepApi = defineEndpoints('shell', (build) => ({
  secondStep: build.query({
    ...request('getSecondStep'),
    extraOptions,
    keepUnusedDataFor: 0,
    providesTags: ['Session'],
  }),
  passSetUpCode: build.mutation({
    ...request('passSetUpCode', (code: string) => ({ body: { code } })),
    extraOptions,
    invalidatesTags: ['Session'],
  }),
  beginTotp: build.mutation({ ...request('beginTotp'), extraOptions }),
  confirmTotp: build.mutation({
    ...request('confirmTotp', (code: string) => ({ body: { code } })),
    extraOptions,
    invalidatesTags: ['Session'],
  }),
  passTotp: build.mutation({
    ...request('passTotp', (code: string) => ({ body: { code } })),
    extraOptions,
  }),
  passRecoveryCode: build.mutation({
    ...request('passRecoveryCode', (code: string) => ({ body: { code } })),
    extraOptions,
    invalidatesTags: ['Session'],
  }),
  renewRecoveryCodes: build.mutation({
    ...request('renewRecoveryCodes'),
    extraOptions,
    invalidatesTags: ['Session'],
  }),
  beginPasskey: build.mutation({ ...request('beginPasskey'), extraOptions }),
  addPasskey: build.mutation({
    ...request('addPasskey', (body: NewPasskeyForm) => ({ body })),
    extraOptions,
    invalidatesTags: ['Session'],
  }),
  removeTotp: build.mutation({ ...request('removeTotp'), extraOptions, invalidatesTags: ['Session'] }),
  removePasskey: build.mutation({
    ...request('removePasskey', (id: number) => ({ params: { id } })),
    extraOptions,
    invalidatesTags: ['Session'],
  }),
  askPasskey: build.mutation({ ...request('askPasskey'), extraOptions }),
  passPasskey: build.mutation({
    ...request('passPasskey', (answer: string) => ({ body: { answer } })),
    extraOptions,
  }),
}));

export const {
  useSecondStepQuery,
  usePassSetUpCodeMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  usePassTotpMutation,
  usePassRecoveryCodeMutation,
  useRenewRecoveryCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useAskPasskeyMutation,
  useRemoveTotpMutation,
  useRemovePasskeyMutation,
  usePassPasskeyMutation,
} = secondStepApi;
