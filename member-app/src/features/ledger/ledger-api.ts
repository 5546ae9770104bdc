import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { noteLedgerRead } from '../../member-api.ts';
import { texts } from './texts/index.ts';

const sentence = sentencesOf(texts);
type Page = { id: string; page: number; pageSize: number };
type ReportInput = { userId: number; profileId: number; text: string };

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
    hiddenFamilies: build.query({
      ...request('getHiddenFamilies'),
      extraOptions: { failed: sentence('hidden.failed') },
      providesTags: ['Hidden'],
    }),
    hideFamily: build.mutation({
      ...request('hideFamily', (id: number) => ({ params: { id } })),
      extraOptions: { failed: sentence('hide.failed'), done: 'done.family.hidden' },
      invalidatesTags: ['Hidden', 'Biodata'],
    }),
    showFamily: build.mutation({
      ...request('showFamily', (id: number) => ({ params: { id } })),
      extraOptions: { failed: sentence('show.failed'), done: 'done.family.shown' },
      invalidatesTags: ['Hidden', 'Biodata'],
    }),
    ownReports: build.query({
      ...request('getOwnReports'),
      extraOptions: { failed: sentence('told.failed') },
      providesTags: ['Told'],
    }),
    report: build.mutation({
      ...request('report', (body: ReportInput) => ({ body })),
      extraOptions: { failed: sentence('tell.failed'), done: 'done.report' },
      invalidatesTags: ['Told'],
    }),
  }),
  ['Hidden', 'Told'],
);

export const {
  useLedgerQuery,
  useHiddenFamiliesQuery,
  useHideFamilyMutation,
  useShowFamilyMutation,
  useOwnReportsQuery,
  useReportMutation,
} = ledgerApi;
