import { defineEndpoints, request } from '@pehchan/kit';

/** Apart from the account's other calls, which no screen asks before somebody opens the account's own. */
export const { useReadRecoveryMutation } = defineEndpoints('shell', (build) => ({
  readRecovery: build.mutation({
    ...request('readRecovery'),
    invalidatesTags: ['Session'],
  }),
}));
