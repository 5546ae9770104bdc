import { request } from '../calls/base-api.ts';
import { defineEndpoints } from '../calls/define-endpoints.ts';

/** Shared by the shell's sign-up and by the member remote, which adds a second biodata. */
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
