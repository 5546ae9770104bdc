import type { ReleaseDocument } from '@pehchan/release/document';
import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';

const sentence = sentencesOf(texts);

/** Seconds that the dashboard's figures stay cached: the API scans every table for each reply. */
const FIGURES_SECONDS = 300;

export const overviewApi = defineEndpoints('admin', (build) => ({
  /** If this call fails, the error replaces the counts, and no notice is shown (specification section 8). */
  counts: build.query({
    ...request('getCounts'),
    providesTags: ['Counts'],
  }),
  statistics: build.query({
    ...request('getStatistics'),
    extraOptions: { failed: 'failed.statistics' },
    keepUnusedDataFor: FIGURES_SECONDS,
  }),
  system: build.query({
    ...request('getSystem'),
    extraOptions: { failed: 'failed.system' },
    keepUnusedDataFor: 0,
  }),
  health: build.query({
    ...request('getSystem'),
    keepUnusedDataFor: 0,
  }),
  /** If this call fails, the dashboard hides the accounts that read unusually much, and shows no error. */
  heavyReaders: build.query({
    ...request('getHeavyReaders'),
    keepUnusedDataFor: 0,
  }),
  recoveryRequests: build.query({
    ...request('getRecoveryRequests'),
    keepUnusedDataFor: 0,
    providesTags: ['User'],
  }),
  confirmRecovery: build.mutation({
    ...request('confirmRecovery', (id: number) => ({ params: { id } })),
    extraOptions: { failed: sentence('codes.failed'), done: 'done.recovery.confirmed' },
    invalidatesTags: ['User'],
  }),
  endSessionsOf: build.mutation({
    ...request('endSessionsOf', (id: number) => ({ params: { id } })),
    extraOptions: { failed: sentence('readers.end.failed'), done: 'done.sessions.ended.of' },
  }),
  /** Read the release document that is served now: a tab that was opened earlier may run an older release. */
  release: build.query<ReleaseDocument, void>({
    queryFn: async () => {
      const answer = await fetch('/releases/current.json').catch(() => undefined);
      return answer?.ok
        ? { data: (await answer.json()) as ReleaseDocument }
        : { error: { status: 'FETCH_ERROR', error: 'no release document' } };
    },
    keepUnusedDataFor: 0,
  }),
}));

export const {
  useHealthQuery,
  useConfirmRecoveryMutation,
  useRecoveryRequestsQuery,
  useEndSessionsOfMutation,
  useHeavyReadersQuery,
  useCountsQuery,
  useStatisticsQuery,
  useSystemQuery,
  useReleaseQuery,
} = overviewApi;
