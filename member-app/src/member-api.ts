import type { ProfileReply, ProfilesReply } from '@pehchan/contract/biodata';
import type { MessageReply } from '@pehchan/contract/common';
import { call, defineEndpoints } from '@pehchan/kit';

type ListQuery = { page: number; pageSize: number } & Record<string, string | number>;

/** The calls of a member's screens. */
const memberApi = defineEndpoints('member', (build) => ({
  ownProfiles: build.query<ProfilesReply, ListQuery>({
    query: (query) => call('getOwnProfiles', { query }),
    extraOptions: { failed: 'failed.biodata.own' },
    providesTags: ['Biodata'],
  }),
  searchProfiles: build.query<ProfilesReply, ListQuery>({
    query: (query) => call('getAllProfiles', { query }),
    extraOptions: { failed: 'failed.biodata.all' },
    providesTags: ['Biodata'],
  }),
  profile: build.query<ProfileReply, string>({
    query: (id) => call('getProfile', { params: { id } }),
    extraOptions: { failed: 'failed.biodata.one' },
    providesTags: ['Biodata'],
  }),
  updateProfile: build.mutation<MessageReply, { id: string; form: FormData }>({
    query: ({ id, form }) => call('updateProfile', { params: { id }, body: form }),
    extraOptions: { failed: 'failed.biodata.update', done: 'done.biodata.updated' },
    invalidatesTags: ['Biodata', 'Counts'],
  }),
  deleteProfile: build.mutation<MessageReply, number>({
    query: (id) => call('deleteProfile', { params: { id } }),
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
