import type { ReleaseDocument } from '@pehchan/release/document';
import { defineEndpoints, request, sentencesOf } from '@pehchan/kit';
import { texts } from '../texts/index.ts';

const sentence = sentencesOf(texts);

/** Figures change slowly and cost the database a look at everything. */
const FIGURES_SECONDS = 300;

/** The whole at a glance: counts, figures, and what runs. */
export const overviewApi = defineEndpoints('admin', (build) => ({
  /** A failure is shown in its place and not as a toast (specification section 8: it is only logged). */
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
  /** Of the whole only what a dashboard says of it; a failure leaves the line out. */
  health: build.query({
    ...request('getSystem'),
    keepUnusedDataFor: 0,
  }),
  /** A failure leaves the line out: it is the counts that say when the API can't be had. */
  heavyReaders: build.query({
    ...request('getHeavyReaders'),
    keepUnusedDataFor: 0,
  }),
  /** If this call fails, the dashboard omits the list. */
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
  /** The release that is served now; a tab that has been open for long may still work with an older one. */
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
