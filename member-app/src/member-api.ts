import type { ChosenListing } from '@pehchan/contract/listing';
import type { FamilyContact, FoundProfile, GotraRule } from '@pehchan/contract/biodata';
import { defineEndpoints, request } from '@pehchan/kit';
import { listedIn } from './shortlist-api.ts';

/** The biodata, and the own candidate to compare gotras with. */
type OpenedProfile = { id: string; forProfile?: string };
type ListQuery = { page: number; pageSize: number } & Record<string, string | number>;

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
  gotras: build.query({ ...request('getGotras'), providesTags: ['Biodata'] }),
  setGotraRule: build.mutation({
    ...request('setGotraRule', ({ id, gotraRule }: { id: number; gotraRule: GotraRule }) => ({
      params: { id },
      body: { gotraRule },
    })),
    extraOptions: { failed: 'failed.biodata.update' },
    invalidatesTags: ['Biodata'],
  }),
  profile: build.query({
    ...request('getProfile', ({ id, forProfile = '' }: OpenedProfile) => ({
      params: { id },
      ...(forProfile && { query: { forProfile } }),
    })),
    extraOptions: { failed: 'failed.biodata.one', answersMissing: true },
    providesTags: ['Biodata'],
  }),
  /** Write the number into the cached biodata: reading the biodata again would count as another view. */
  revealPhone: build.mutation({
    ...request('revealPhone', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.reveal', done: 'done.phone.revealed' },
    onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (data) writeIn(id, data, dispatch, getState());
    },
  }),
  readNotice: build.mutation({ ...request('readNotice'), invalidatesTags: ['Session'] }),
  ownStatus: build.query({
    ...request('getOwnStanding'),
    extraOptions: { failed: 'failed.standing' },
    providesTags: ['Session', 'Biodata'],
  }),
  resubmit: build.mutation({
    ...request('resubmit'),
    extraOptions: { failed: 'failed.resubmit', done: 'done.resubmitted' },
    invalidatesTags: ['Session', 'Biodata'],
  }),
  updateProfile: build.mutation({
    ...request('updateProfile', ({ id, form }: { id: string; form: FormData }) => ({
      params: { id },
      body: form,
    })),
    extraOptions: { failed: 'failed.biodata.update', done: 'done.biodata.updated' },
    invalidatesTags: ['Biodata', 'Counts'],
  }),
  setListing: build.mutation({
    ...request('setListing', ({ id, listing }: { id: number; listing: ChosenListing }) => ({
      params: { id },
      body: { listing },
    })),
    extraOptions: { failed: 'failed.listing' },
    invalidatesTags: ['Biodata'],
  }),
  noOtherPhoto: build.mutation({
    ...request('noOtherPhoto', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.biodata.update', done: 'done.noted' },
    invalidatesTags: ['Biodata'],
  }),
  deleteProfile: build.mutation({
    ...request('deleteProfile', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.biodata.delete', done: 'done.biodata.deleted' },
    invalidatesTags: ['Biodata', 'Counts'],
  }),
}));

type State = Parameters<typeof memberApi.util.selectCachedArgsForQuery>[0];
type Dispatch = (patch: ReturnType<typeof memberApi.util.updateQueryData>) => unknown;

/** Return a biodata from a cached list, without a call to the API. */
const rowsApi = defineEndpoints('member', (build) => ({
  foundRow: build.query<FoundProfile | null, string>({
    // Redux Toolkit declares the state as `unknown`. It always has this type: the kit creates the store.
    queryFn: (id, { getState }) => ({ data: rowIn(getState() as State, id) ?? listedIn(getState(), id) }),
    keepUnusedDataFor: 0,
  }),
}));

function rowIn(state: State, id: string): FoundProfile | undefined {
  const { endpoints, util } = memberApi;
  return util
    .selectCachedArgsForQuery(state, 'searchProfiles')
    .flatMap((list) => endpoints.searchProfiles.select(list)(state).data?.profiles ?? [])
    .find((profile) => String(profile.id) === id);
}

function writeIn(id: number, reply: FamilyContact, dispatch: Dispatch, state: State): void {
  const { updateQueryData, selectCachedArgsForQuery } = memberApi.util;
  const { phone, contactName, contactRelation, secondPhone } = reply;
  for (const opened of selectCachedArgsForQuery(state, 'profile')) {
    if (opened.id !== String(id)) continue;
    dispatch(
      updateQueryData('profile', opened, ({ profile }) => {
        Object.assign(profile, { phone, contactName, contactRelation, secondPhone });
      }),
    );
  }
  for (const list of selectCachedArgsForQuery(state, 'searchProfiles')) {
    dispatch(
      updateQueryData('searchProfiles', list, ({ profiles }) => {
        for (const profile of profiles) if (profile.id === id) profile.phone = phone;
      }),
    );
  }
}

export function noteLedgerRead(id: number, dispatch: Dispatch, state: unknown): void {
  const { updateQueryData, selectCachedArgsForQuery } = memberApi.util;
  for (const list of selectCachedArgsForQuery(state as State, 'ownProfiles')) {
    dispatch(
      updateQueryData('ownProfiles', list, (reply) => {
        reply.newInLedger = reply.newInLedger.filter(({ profileId }) => profileId !== id);
      }),
    );
  }
}

export const {
  useOwnProfilesQuery,
  useSearchProfilesQuery,
  useGotrasQuery,
  useSetGotraRuleMutation,
  useProfileQuery,
  useRevealPhoneMutation,
  useReadNoticeMutation,
  useOwnStatusQuery,
  useResubmitMutation,
  useUpdateProfileMutation,
  useSetListingMutation,
  useNoOtherPhotoMutation,
  useDeleteProfileMutation,
} = memberApi;

export const { useFoundRowQuery } = rowsApi;
