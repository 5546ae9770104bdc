import { request } from '../calls/base-api.ts';
import { defineEndpoints } from '../calls/define-endpoints.ts';

/** The call that adds a biodata, for the shell's sign-up and for a second biodata in the member remote. */
const biodataApi = defineEndpoints('shell', (build) => ({
  createProfile: build.mutation({
    ...request('createProfile', (body: FormData) => ({ body })),
    extraOptions: {
      failed: 'failed.biodata.create',
      failedSignedOut: 'failed.register',
      done: 'done.biodata.created',
    },
    invalidatesTags: ['Session', 'Biodata', 'Counts', 'User'],
  }),
}));

export const { useCreateProfileMutation } = biodataApi;
