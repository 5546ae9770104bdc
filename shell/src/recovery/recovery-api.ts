import { defineEndpoints, request } from '@pehchan/kit';

/** This call is apart from the other account calls, which only the account's screens load. */
export const { useReadRecoveryMutation } = defineEndpoints('shell', (build) => ({
  readRecovery: build.mutation({
    ...request('readRecovery'),
    invalidatesTags: ['Session'],
  }),
}));
