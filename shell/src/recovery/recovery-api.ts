import { defineEndpoints, request } from '@pehchan/kit';

/** The layout's hint needs this call without the other account calls, which only their screens load. */
export const { useReadRecoveryMutation } = defineEndpoints('shell', (build) => ({
  readRecovery: build.mutation({
    ...request('readRecovery'),
    invalidatesTags: ['Session'],
  }),
}));
