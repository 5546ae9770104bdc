import '../testing/index.ts';
import type { MessageReply } from '@pehchan/contract/common';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../i18n/sentences.ts';
import { languageChosen } from '../preferences/preferences.ts';
import { createStore } from '../store.ts';
import { answers, countsReply, buildProfile, ownProfilesReply, refuses } from '../testing/index.ts';
import { baseApi, call } from './base-api.ts';
import { defineEndpoints } from './define-endpoints.ts';

const check = (owner: string, name: string) =>
  defineEndpoints(owner, (build) => ({ [name]: build.query<unknown, void>({ query: () => call('check') }) }));

describe('two owners with a call of the same name', () => {
  const one = defineEndpoints('one', (build) => ({
    families: build.query<{ total: number }, void>({ query: () => call('getOwnProfiles') }),
  }));
  const other = defineEndpoints('other', (build) => ({
    families: build.query<{ totaluserCount: number }, void>({ query: () => call('getCounts') }),
  }));

  it('requests the address of each owner, and caches the replies separately', async () => {
    answers('getOwnProfiles', () => ownProfilesReply([buildProfile()]));
    answers('getCounts', () => countsReply({ totaluserCount: 7 }));
    const store = createStore();
    await store.dispatch(one.endpoints.families.initiate());
    await store.dispatch(other.endpoints.families.initiate());
    await store.dispatch(one.endpoints.families.initiate());
    expect(one.endpoints.families.select()(store.getState()).data).toMatchObject({ total: 1 });
    expect(other.endpoints.families.select()(store.getState()).data).toMatchObject({ totaluserCount: 7 });
    expect(Object.keys(store.getState().api.queries).sort()).toEqual([
      'one/families(undefined)',
      'other/families(undefined)',
    ]);
  });

  it('updates the cached reply of one owner without changing the other', async () => {
    answers('getOwnProfiles', () => ownProfilesReply([buildProfile()]));
    answers('getCounts', () => countsReply({ totaluserCount: 7 }));
    const store = createStore();
    await store.dispatch(one.endpoints.families.initiate());
    await store.dispatch(other.endpoints.families.initiate());
    store.dispatch(
      one.util.updateQueryData('families', undefined, (draft) => {
        draft.total = 2;
      }),
    );
    expect(one.util.selectCachedArgsForQuery(store.getState(), 'families')).toEqual([undefined]);
    expect(one.endpoints.families.select()(store.getState()).data).toMatchObject({ total: 2 });
    expect(other.endpoints.families.select()(store.getState()).data).toMatchObject({ totaluserCount: 7 });
  });
});

it('returns one hook of each kind, with the short names of the calls', () => {
  const api = defineEndpoints('hooks', (build) => ({
    letters: build.query<unknown, void>({ query: () => call('check') }),
    sendLetter: build.mutation<unknown, void>({ query: () => call('logout') }),
  }));
  expect(Object.keys(api).sort()).toEqual([
    'endpoints',
    'useLazyLettersQuery',
    'useLettersQuery',
    'useSendLetterMutation',
    'util',
  ]);
});

it('lets an owner define its calls again, as a hot update does', () => {
  check('member', 'letters');
  expect(() => check('member', 'letters')).not.toThrow();
  expect(baseApi.endpoints).toHaveProperty(['member/letters']);
});

it('separates tags of the same name by owner, and shares the tags of the kit', async () => {
  const asked: string[] = [];
  answers('getOwnProfiles', () => {
    asked.push('own');
    return ownProfilesReply([]);
  });
  answers('getCounts', () => {
    asked.push('counts');
    return countsReply();
  });
  answers('logout', () => ({ message: '' }));
  const first = defineEndpoints(
    'first',
    (build) => ({
      list: build.query<unknown, void>({
        query: () => call('getOwnProfiles'),
        providesTags: ['Event', 'User'],
      }),
      change: build.mutation<unknown, void>({ query: () => call('logout'), invalidatesTags: ['Event'] }),
      changeUser: build.mutation<unknown, void>({
        query: () => call('logout'),
        invalidatesTags: () => [{ type: 'User' }],
      }),
      reach: build.mutation<unknown, void>({
        query: () => call('logout'),
        // A remote that is built without type checks can name the cache tag of another remote.
        invalidatesTags: () => ['second/Event' as 'User', { type: 'second/Event' as 'User' }],
      }),
    }),
    ['Event'],
  );
  const second = defineEndpoints(
    'second',
    (build) => ({
      list: build.query<unknown, void>({
        query: () => call('getCounts'),
        providesTags: () => [{ type: 'Event', id: 1 }, 'User'],
      }),
    }),
    ['Event'],
  );
  const store = createStore();
  await store.dispatch(first.endpoints.list.initiate());
  await store.dispatch(second.endpoints.list.initiate());
  asked.length = 0;
  await store.dispatch(first.endpoints.change.initiate());
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(asked).toEqual(['own']);
  asked.length = 0;
  await store.dispatch(first.endpoints.reach.initiate());
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(asked).toEqual([]);
  await store.dispatch(first.endpoints.changeUser.initiate());
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(asked.sort()).toEqual(['counts', 'own']);
});

describe('an application’s own sentence', () => {
  const sentence = sentencesOf({
    en: { failed: 'The events can’t be shown', done: 'See you there' },
    hi: { failed: 'कार्यक्रम नहीं दिखाए जा सकते', done: 'वहाँ मिलते हैं' },
  });
  const api = defineEndpoints('events', (build) => ({
    attend: build.mutation<MessageReply, void>({
      query: () => call('logout'),
      extraOptions: { failed: sentence('failed'), done: sentence('done') },
    }),
  }));
  const said = async (language: 'en' | 'hi') => {
    const store = createStore();
    store.dispatch(languageChosen(language));
    await store.dispatch(api.endpoints.attend.initiate());
    return store.getState().notices.waiting.map(({ text }) => text);
  };

  it('shows the sentence in the account’s language after a success, instead of the API’s message', async () => {
    answers('logout', () => ({ message: 'Signed out' }));
    expect([await said('en'), await said('hi')]).toEqual([['See you there'], ['वहाँ मिलते हैं']]);
  });

  it('adds the API’s reason to the sentence after a failure', async () => {
    refuses('logout', 409, { message: 'It is full.' });
    expect(await said('en')).toEqual(['The events can’t be shown. It is full.']);
  });
});

it('builds a call’s address from the contract, and omits blank filters', () => {
  expect(call('getProfile', { params: { id: 7 } })).toEqual({ url: '/profile/get-profile/7', method: 'GET' });
  expect(call('getAllProfiles', { query: { page: 1, search: '', city: undefined } })).toMatchObject({
    params: { page: 1 },
  });
});
