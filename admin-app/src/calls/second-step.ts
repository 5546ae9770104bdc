import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';

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
