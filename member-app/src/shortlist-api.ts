import type { FoundProfile } from '@pehchan/contract/biodata';
import type { ShortlistEntry, Stage } from '@pehchan/contract/shortlist';
import { defineEndpoints, request } from '@pehchan/kit';

export type EntryData = { stage: Stage; note: string; forProfile: number | null };
type KeepInput = { profile: FoundProfile; changes?: Partial<EntryData> };

const NEW: EntryData = { stage: 'liked', note: '', forProfile: null };

/** Change the cached shortlist before the API replies. After a failure, undo this without a new call. */
const shortlistApi = defineEndpoints('member', (build) => ({
  shortlist: build.query({ ...request('getShortlist') }),
  keepOnShortlist: build.mutation({
    ...request('putOnShortlist', ({ profile, changes = {} }: KeepInput) => ({
      params: { id: profile.id },
      body: changes,
    })),
    extraOptions: { failed: 'failed.shortlist.keep', done: 'done.shortlist.kept' },
    onQueryStarted: async ({ profile, changes }, { dispatch, getState, queryFulfilled }) => {
      const profileId = profile.id;
      const before = placeIn(getState(), profileId);
      const known = before?.entry.profile ? before.entry : NEW;
      write(profileId, { entry: { ...known, ...changes, profileId, profile } }, dispatch);
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (data) {
        const { stage, note, forProfile } = data;
        write(profileId, { entry: { stage, note, forProfile, profileId, profile } }, dispatch);
      } else {
        write(profileId, before, dispatch);
      }
    },
  }),
  takeOffShortlist: build.mutation({
    ...request('takeOffShortlist', (id: number) => ({ params: { id } })),
    extraOptions: { failed: 'failed.shortlist.takeOff', done: 'done.shortlist.takenOff' },
    onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
      const before = placeIn(getState(), id);
      write(id, undefined, dispatch);
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (!data) write(id, before, dispatch);
    },
  }),
}));

type Place = { entry: ShortlistEntry; index?: number };
type State = Parameters<typeof shortlistApi.util.selectCachedArgsForQuery>[0];
type Dispatch = (patch: ReturnType<typeof shortlistApi.util.updateQueryData>) => unknown;

function placeIn(state: unknown, profileId: number): Place | undefined {
  // Redux Toolkit declares the state as `unknown`. It always has this type: the kit creates the store.
  const { data } = shortlistApi.endpoints.shortlist.select()(state as State);
  const index = data?.entries.findIndex((entry) => entry.profileId === profileId) ?? -1;
  const entry = data?.entries[index];
  return entry && { entry, index };
}

/** Write or remove an entry of the cached list. A new entry comes first, as in the API's order. */
function write(profileId: number, place: Place | undefined, dispatch: Dispatch): void {
  dispatch(
    shortlistApi.util.updateQueryData('shortlist', undefined, ({ entries }) => {
      const index = entries.findIndex((entry) => entry.profileId === profileId);
      if (place && index >= 0) entries[index] = place.entry;
      else if (place) entries.splice(place.index ?? 0, 0, place.entry);
      else if (index >= 0) entries.splice(index, 1);
    }),
  );
}

export const listedIn = (state: unknown, id: string): FoundProfile | null =>
  placeIn(state, Number(id))?.entry.profile ?? null;

export const { useShortlistQuery, useKeepOnShortlistMutation, useTakeOffShortlistMutation } = shortlistApi;
