import type { ReportDecision, ReportQuery } from '@pehchan/contract/reports';
import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';

const sentence = sentencesOf(texts);
type Decided = { id: number; state: ReportDecision; text: string };

const reportsApi = defineEndpoints(
  'admin',
  (build) => ({
    reports: build.query({
      ...request('getReports', (query: ReportQuery) => ({ query })),
      extraOptions: { failed: sentence('reports.failed') },
      providesTags: ['Reports'],
    }),
    openReports: build.query({
      ...request('getReports', { query: { page: 1, pageSize: 1, state: 'open' } }),
      providesTags: ['Reports'],
    }),
    decideReport: build.mutation({
      ...request('decideReport', ({ id, ...body }: Decided) => ({ params: { id }, body })),
      extraOptions: { failed: sentence('reports.decideFailed') },
      invalidatesTags: ['Reports'],
    }),
  }),
  ['Reports'],
);

export const { useReportsQuery, useOpenReportsQuery, useDecideReportMutation } = reportsApi;
