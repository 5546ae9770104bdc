import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from './texts/index.ts';

const traceApi = defineEndpoints('admin', (build) => ({
  traceCopy: build.mutation({
    ...request('traceCopy', (body: FormData) => ({ body })),
    extraOptions: { failed: sentencesOf(texts)('failed') },
  }),
}));

export const { useTraceCopyMutation } = traceApi;
