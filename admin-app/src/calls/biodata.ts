import type { EndpointName } from '@pehchan/contract/endpoints';
import type { ChosenListing } from '@pehchan/contract/listing';
import type { MessageKey } from '@pehchan/contract/messages';
import { defineEndpoints, request } from '@pehchan/kit';
import type { ListQuery } from './users.ts';

type BiodataList = Extract<
  EndpointName,
  `get${'Approved' | 'Female' | 'Male' | 'Rejected' | 'Total'}Profiles`
>;

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
    /** If this call fails, the dashboard hides the list of families to call, and shows no error. */
    toBeCalled: build.query({
      ...request('getToBeCalled', (query: ListQuery) => ({ query })),
      providesTags: ['Biodata'],
    }),
    setListingOfUser: build.mutation({
      ...request('setListing', ({ id, listing }: { id: number; listing: ChosenListing }) => ({
        params: { id },
        body: { listing },
      })),
      extraOptions: { failed: 'failed.listing', done: 'done.noted' },
      invalidatesTags: ['Biodata', 'Counts', 'User'],
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
  useToBeCalledQuery,
  useSetListingOfUserMutation,
  useDeleteProfileOfUserMutation,
} = biodataApi;
