import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';

/** Read the second step of the signed-in account, and reset another administrator's. */
const secondStepApi = defineEndpoints('admin', (build) => ({
  secondStep: build.query({
    ...request('getSecondStep'),
    providesTags: ['Session'],
  }),
  resetSecondStep: build.mutation({
    ...request('resetSecondStep', (id: number) => ({ params: { id } })),
    extraOptions: { failed: sentencesOf(texts)('step.failed'), done: 'done.step.reset' },
    invalidatesTags: ['User'],
  }),
}));

export const { useSecondStepQuery, useResetSecondStepMutation } = secondStepApi;
