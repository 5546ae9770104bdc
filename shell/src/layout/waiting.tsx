import { defineEndpoints, request } from '@pehchan/kit';

const waitingApi = defineEndpoints('shell', (build) => ({
  /** A decision of the admin remote changes the number: it has the tag of the dashboard's counts. */
  waiting: build.query({ ...request('getWaiting'), providesTags: ['Counts'] }),
}));

const { useWaitingQuery } = waitingApi;

/** Show how many families wait for a decision, after the word of the bar. */
export function Waiting() {
  const { data } = useWaitingQuery(undefined, { refetchOnFocus: true });
  return data?.total ? ` (${data.total})` : null;
}
