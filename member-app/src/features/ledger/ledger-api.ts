import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { noteLedgerRead } from '../../member-api.ts';
import { texts } from './texts/index.ts';

const sentence = sentencesOf(texts);
type Page = { id: string; page: number; pageSize: number };

const ledgerApi = defineEndpoints(
  'member',
  (build) => ({
    ledger: build.query({
      ...request('getLedger', ({ id, ...query }: Page) => ({ params: { id }, query })),
      extraOptions: { failed: sentence('ledger.failed'), answersMissing: true },
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) noteLedgerRead(Number(id), dispatch, getState());
      },
      // Hiding a family removes its phone number from the lines of the access log.
      providesTags: ['Hidden'],
    }),
  }),
  ['Hidden'],
);

export const { useLedgerQuery } = ledgerApi;
