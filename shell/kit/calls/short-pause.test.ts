import '../testing/index.ts';
import type { MessageReply } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { server } from '../testing/server.ts';
import { call } from './base-api.ts';
import { defineEndpoints } from './define-endpoints.ts';

const api = defineEndpoints('shell', (build) => ({
  press: build.mutation<MessageReply, void>({ query: () => call('readNotice') }),
}));

const busy = { message: 'Your last steps are not finished yet.', code: 'too_many_requests' } as const;

/** Refuse a call once for each pause (in seconds), then let it succeed. @returns a counter of the calls */
function refusesFor(...pauses: (string | undefined)[]): () => number {
  let asked = 0;
  server.use(
    http.put(`*${endpoints.readNotice.path}`, () => {
      const pause = pauses[asked];
      asked += 1;
      if (asked > pauses.length) return HttpResponse.json({ message: 'Noted.' });
      return HttpResponse.json(busy, { status: 429, headers: pause ? { 'Retry-After': pause } : {} });
    }),
  );
  return () => asked;
}

const press = () => createStore().dispatch(api.endpoints.press.initiate());

describe('a call that the API refuses with Retry-After', () => {
  it('repeats the call once after a short pause, and returns only the success', async () => {
    const asked = refusesFor('0.1');
    expect((await press()).data).toEqual({ message: 'Noted.' });
    expect(asked()).toBe(2);
  });

  it('fails if the API refuses the repeated call', async () => {
    const asked = refusesFor('0.1', '0.1');
    expect((await press()).error).toMatchObject({ status: 429, data: busy });
    expect(asked()).toBe(2);
  });

  it.each(['10', '600', undefined, 'soon'])('does not repeat the call for a pause of %s', async (pause) => {
    const asked = refusesFor(pause);
    expect((await press()).error).toMatchObject({ status: 429 });
    expect(asked()).toBe(1);
  });
});
