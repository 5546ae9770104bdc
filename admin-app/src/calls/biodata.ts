import type { EndpointName } from '@pehchan/contract/endpoints';
import type { MessageKey } from '@pehchan/contract/messages';
import { defineEndpoints, request } from '@pehchan/kit';
import type { ListQuery } from './users.ts';

type BiodataList = Extract<
  EndpointName,
  `get${'Approved' | 'Female' | 'Male' | 'Rejected' | 'Total'}Profiles`
>;

/** Biodata: the five lists, and those of one account. */
const biodataApi = defineEndpoints('admin', (build) => {
  const list = (name: BiodataList, failed: MessageKey) =>
    build.query({
      ...request(name, (query: ListQuery) => ({ query })),
      extraOptions: { failed },
      providesTags: ['Biodata'],
    });
  return {
    rejectedProfiles: list('getRejectedProfiles', 'failed.biodata.rejected'),
    totalProfiles: list('getTotalProfiles', 'failed.biodata.total'),
    approvedProfiles: list('getApprovedProfiles', 'failed.biodata.approved'),
    femaleProfiles: list('getFemaleProfiles', 'failed.biodata.female'),
    maleProfiles: list('getMaleProfiles', 'failed.biodata.male'),
    userProfiles: build.query({
      ...request('getUserProfiles', ({ id, ...query }: { id: number; page: number; pageSize: number }) => ({
        params: { id },
        query,
      })),
      extraOptions: { failed: 'failed.biodata.ofUser' },
      providesTags: ['Biodata'],
    }),
    deleteProfileOfUser: build.mutation({
      ...request('deleteProfile', (id: number) => ({ params: { id } })),
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
