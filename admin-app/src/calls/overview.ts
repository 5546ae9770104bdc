import type { ReleaseDocument } from '@pehchan/release/document';
import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';

const sentence = sentencesOf(texts);

/** Seconds that figures stay cached. They change slowly, and the API scans every table for them. */
const FIGURES_SECONDS = 300;

export const overviewApi = defineEndpoints('admin', (build) => ({
  /** A failure is shown in place of the counts, not as a toast (specification section 8: only logged). */
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
  /** If this call fails, the dashboard leaves out its lines of heavy readers, without a second message. */
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
  /** The release that is served now. A tab that was opened earlier may still run an older one. */
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
