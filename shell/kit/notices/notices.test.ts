import '../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { request } from '../calls/base-api.ts';
import { defineEndpoints } from '../calls/define-endpoints.ts';
import { createStore } from '../store.ts';
import { answers, countsReply, ownProfilesReply, refuses } from '../testing/index.ts';

const { endpoints } = defineEndpoints('notices', (build) => ({
  counts: build.query({ ...request('getCounts'), extraOptions: { failed: 'failed.biodata.own' } }),
  own: build.query({
    ...request('getOwnProfiles', () => ({ query: { page: 1 } })),
    extraOptions: { failed: 'failed.biodata.own', answersMissing: true },
  }),
  save: build.mutation({
    ...request('logout'),
    extraOptions: { failed: 'failed.biodata.update', done: 'done.biodata.updated' },
  }),
  star: build.mutation({
    ...request('takeOffShortlist', () => ({ params: { id: 1 } })),
    extraOptions: { done: 'done.shortlist.takenOff' },
  }),
}));

function open() {
  const store = createStore();
  const shown = () => store.getState().notices.waiting.map(({ kind, text }) => `${kind}: ${text}`);
  const { counts, own, save, star } = endpoints;
  const anew = { forceRefetch: true };
  return {
    shown,
    askCounts: () => store.dispatch(counts.initiate(undefined, anew)),
    askOwn: () => store.dispatch(own.initiate(undefined, anew)),
    save: () => store.dispatch(save.initiate(undefined)),
    star: () => store.dispatch(star.initiate(undefined)),
  };
}

const LIST_FAILED = 'error: Error in Getting Profile by Users. Not now.';
const SAVE_FAILED = 'error: Error Updating profile. Not now.';
const message = 'Not now.';

describe('an error notice', () => {
  it('keeps an error after another call has succeeded', async () => {
    refuses('logout', 500, { message });
    answers('takeOffShortlist', { message: '' });
    answers('getCounts', countsReply());
    const { shown, save, star, askCounts } = open();
    await save();
    await star();
    await askCounts();
    expect(shown()[0]).toBe(SAVE_FAILED);
  });

  it('removes an error after the same call has succeeded', async () => {
    refuses('logout', 500, { message });
    const { shown, save } = open();
    await save();
    answers('logout', { message: 'Saved' });
    await save();
    expect(shown()).toEqual(['success: Saved']);
  });

  it('replaces the previous error of the same call with the new one', async () => {
    const { shown, save, askCounts } = open();
    refuses('getCounts', 500, { message });
    await askCounts();
    refuses('logout', 500, { message });
    await save();
    refuses('logout', 429, { message: 'Later.' });
    await save();
    expect(shown()).toEqual([LIST_FAILED, 'error: Error Updating profile. Later.']);
  });

  it('removes the error of a list once the list has loaded', async () => {
    refuses('getOwnProfiles', 500, { message });
    const { shown, askOwn } = open();
    await askOwn();
    expect(shown()).toEqual([LIST_FAILED]);
    answers('getOwnProfiles', ownProfilesReply([]));
    await askOwn();
    expect(shown()).toEqual([]);
  });

  it('removes the error of a list once the API returns 404 for it', async () => {
    refuses('getOwnProfiles', 500, { message });
    const { shown, askOwn } = open();
    await askOwn();
    refuses('getOwnProfiles', 404);
    await askOwn();
    expect(shown()).toEqual([]);
  });

  it('shows the error of two lists once, until both have loaded', async () => {
    refuses('getOwnProfiles', 500, { message });
    refuses('getCounts', 500, { message });
    const { shown, askOwn, askCounts } = open();
    await askOwn();
    await askCounts();
    answers('getOwnProfiles', ownProfilesReply([]));
    await askOwn();
    expect(shown()).toEqual([LIST_FAILED]);
    answers('getCounts', countsReply());
    await askCounts();
    expect(shown()).toEqual([]);
  });
});
