import '../testing/index.ts';
import type { SessionReply } from '@pehchan/contract/accounts';
import type { MessageReply } from '@pehchan/contract/common';
import { REMOTE_LOAD_HEADER, type RemoteLoad } from '@pehchan/release/remote-load';
import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { answers, buildSessionUser, refuses } from '../testing/index.ts';
import { call } from './base-api.ts';
import { defineEndpoints } from './define-endpoints.ts';
import { noteRemoteLoad } from './remote-loads.ts';

const api = defineEndpoints('shell', (build) => ({
  ask: build.query<SessionReply, void>({ query: () => call('check') }),
  sendForm: build.mutation<MessageReply, FormData>({ query: (body) => call('createProfile', { body }) }),
}));

const version = '1.0.0-3f2a1b9c44';
const member: RemoteLoad = { remote: 'member', version, outcome: 'loaded' };
const admin: RemoteLoad = { remote: 'admin', version, outcome: 'retried' };

/** Collect the header of each call that reports a loaded remote; null for a call without it. */
function listen() {
  const reported: (string | null)[] = [];
  const look = ({ request }: { request: Request }) => reported.push(request.headers.get(REMOTE_LOAD_HEADER));
  answers('check', (asked) => {
    look(asked);
    return { user: buildSessionUser(), message: 'Signed in' };
  });
  answers('createProfile', (asked) => {
    look(asked);
    return { message: 'Created' };
  });
  return reported;
}

const ask = () => createStore().dispatch(api.endpoints.ask.initiate());

describe('the report of a loaded remote', () => {
  it('reports a loaded remote with the next call only', async () => {
    const reported = listen();
    await ask();
    noteRemoteLoad(member);
    await ask();
    await ask();
    expect(reported).toEqual([null, `member ${version} loaded`, null]);
  });

  it('reports one loaded remote with each call', async () => {
    const reported = listen();
    noteRemoteLoad(member);
    noteRemoteLoad(admin);
    await Promise.all([ask(), ask(), ask()]);
    expect(reported.sort()).toEqual([`admin ${version} retried`, `member ${version} loaded`, null]);
  });

  it('reports a loaded remote with a call that sends a form, too', async () => {
    const reported = listen();
    noteRemoteLoad(member);
    await createStore().dispatch(api.endpoints.sendForm.initiate(new FormData()));
    await ask();
    expect(reported).toEqual([`member ${version} loaded`, null]);
  });

  it('does not repeat a report after the call failed, because the API may have received it', async () => {
    noteRemoteLoad(member);
    refuses('check', 503);
    await ask();
    const reported = listen();
    await ask();
    expect(reported).toEqual([null]);
  });
});
