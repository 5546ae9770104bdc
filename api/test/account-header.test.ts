import { ACCOUNT_HEADER } from '@pehchan/contract/accounts';
import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { biodataForm, buildApproved, buildProfile, buildUser, multipart } from './factories.ts';
import { startServer } from './test-server.ts';

const server = await startServer();

/** A page that one account opened, in a browser whose session has become another's. */
async function sharedPhone() {
  const [before, now] = [await buildUser(), await buildApproved()];
  const browser = await server.as(now);
  return { browser, now, of: (id: number) => ({ [ACCOUNT_HEADER]: String(id) }), before };
}

describe('the page of another account refuses', () => {
  test('to save what was typed in it as the new one’s biodata', async () => {
    const { browser, before, of } = await sharedPhone();
    const form = await multipart(biodataForm());
    const reply = await browser.fetch('POST', url('createProfile'), { form, headers: of(before.id) });
    expect(reply.status).toBe(401);
    expect((await browser.call('getOwnProfiles')).body.profiles).toEqual([]);
  });

  test.each<EndpointName>(['getOwnProfiles', 'getAllProfiles', 'check'])('%s', async (name) => {
    const { browser, before, of } = await sharedPhone();
    expect((await browser.fetch('GET', url(name), { headers: of(before.id) })).status).toBe(401);
    expect((await browser.call('check')).status).toBe(200);
  });

  test.each(['', 'x', '1e3', '0'])('also the account %j', async (id) => {
    const { browser } = await sharedPhone();
    const headers = { [ACCOUNT_HEADER]: id };
    expect((await browser.fetch('GET', url('getOwnProfiles'), { headers })).status).toBe(401);
  });
});

describe('the page of the account that is signed in does', () => {
  test('all that it may', async () => {
    const { browser, now, of } = await sharedPhone();
    const profile = await buildProfile({ owner: now });
    const own = await browser.fetch('GET', url('getOwnProfiles'), { headers: of(now.id) });
    expect(own.status).toBe(200);
    const gone = await browser.fetch('DELETE', url('deleteProfile', { id: profile.id }), {
      headers: of(now.id),
    });
    expect(gone.status).toBe(200);
  });
});
