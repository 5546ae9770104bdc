import type { ProfilesReply, UserProfilesReply } from '@pehchan/contract/biodata';
import type { MessageReply } from '@pehchan/contract/common';
import type { EndpointName } from '@pehchan/contract/endpoints';
import type { MessageKey } from '@pehchan/contract/messages';
import { call, defineEndpoints } from '@pehchan/kit';
import type { ListQuery } from './users.ts';

/** Biodata: the five lists, and those of one account. */
const biodataApi = defineEndpoints('admin', (build) => {
  const list = (name: EndpointName, failed: MessageKey) =>
    build.query<ProfilesReply, ListQuery>({
      query: (query) => call(name, { query }),
      extraOptions: { failed },
      providesTags: ['Biodata'],
    });
  return {
    rejectedProfiles: list('getRejectedProfiles', 'failed.biodata.rejected'),
    totalProfiles: list('getTotalProfiles', 'failed.biodata.total'),
    approvedProfiles: list('getApprovedProfiles', 'failed.biodata.approved'),
    femaleProfiles: list('getFemaleProfiles', 'failed.biodata.female'),
    maleProfiles: list('getMaleProfiles', 'failed.biodata.male'),
    userProfiles: build.query<UserProfilesReply, { id: number; page: number; pageSize: number }>({
      query: ({ id, ...query }) => call('getUserProfiles', { params: { id }, query }),
      extraOptions: { failed: 'failed.biodata.ofUser' },
      providesTags: ['Biodata'],
    }),
    deleteProfileOfUser: build.mutation<MessageReply, number>({
      query: (id) => call('deleteProfile', { params: { id } }),
      extraOptions: { failed: 'failed.biodata.delete', done: 'done.biodata.deleted' },
      invalidatesTags: ['Biodata', 'Counts', 'User'],
    }),
  };
});

export const {
  useRejectedProfilesQuery,
  useTotalProfilesQuery,
  useApprovedProfilesQuery,
  useFemaleProfilesQuery,
  useMaleProfilesQuery,
  useUserProfilesQuery,
  useDeleteProfileOfUserMutation,
} = biodataApi;
