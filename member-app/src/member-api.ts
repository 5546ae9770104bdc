import { defineEndpoints, request } from '@pehchan/kit';

type ListQuery = { page: number; pageSize: number } & Record<string, string | number>;

/** The calls of a member's screens. */
const memberApi = defineEndpoints('member', (build) => ({
  ownProfiles: build.query({
    ...request('getOwnProfiles', (query: ListQuery) => ({ query })),
    extraOptions: { failed: 'failed.biodata.own' },
    providesTags: ['Biodata'],
  }),
  searchProfiles: build.query({
    ...request('getAllProfiles', (query: ListQuery) => ({ query })),
    extraOptions: { failed: 'failed.biodata.all' },
    providesTags: ['Biodata'],
  }),
  profile: build.query({
    ...request('getProfile', (id: string) => ({ params: { id } })),
    extraOptions: { failed: 'failed.biodata.one' },
    providesTags: ['Biodata'],
  }),
  updateProfile: build.mutation({
    ...request('updateProfile', ({ id, form }: { id: string; form: FormData }) => ({
      params: { id },
      body: form,
    })),
    extraOptions: { failed: 'failed.biodata.update', done: 'done.biodata.updated' },
    invalidatesTags: ['Biodata', 'Counts'],
  }),
  deleteProfile: build.mutation({
    ...request('deleteProfile', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.biodata.delete', done: 'done.biodata.deleted' },
    invalidatesTags: ['Biodata', 'Counts'],
  }),
}));

export const {
  useOwnProfilesQuery,
  useSearchProfilesQuery,
  useProfileQuery,
  useUpdateProfileMutation,
  useDeleteProfileMutation,
} = memberApi;
