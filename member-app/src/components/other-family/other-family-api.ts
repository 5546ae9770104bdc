import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from './texts/index.ts';

const sentence = sentencesOf(texts);
type ReportInput = { userId: number; profileId: number; text: string };

const otherFamilyApi = defineEndpoints(
  'member',
  (build) => ({
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
      providesTags: ['Reports'],
    }),
    report: build.mutation({
      ...request('report', (body: ReportInput) => ({ body })),
      extraOptions: { failed: sentence('tell.failed'), done: 'done.report' },
      invalidatesTags: ['Reports'],
    }),
  }),
  ['Hidden', 'Reports'],
);

export const {
  useHiddenFamiliesQuery,
  useHideFamilyMutation,
  useShowFamilyMutation,
  useOwnReportsQuery,
  useReportMutation,
} = otherFamilyApi;
