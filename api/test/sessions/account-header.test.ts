import { ACCOUNT_HEADER } from '@pehchan/contract/accounts';
import { type EndpointName, url } from '@pehchan/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { biodataForm, buildApproved, buildProfile, buildUser, multipart } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

/** Return two accounts of one browser, `before` and then `now`. `of` returns the header of their pages. */
async function sharedPhone() {
  const [before, now] = [await buildUser(), await buildApproved()];
  const browser = await server.as(now);
  return { browser, now, of: (id: number) => ({ [ACCOUNT_HEADER]: String(id) }), before };
}

describe('a request from a page of the previous account', () => {
  test('a form from a page of the previous account returns 401, and saves nothing for the current one', async () => {
    const { browser, before, of } = await sharedPhone();
    const form = await multipart(biodataForm());
    const reply = await browser.fetch('POST', url('createProfile'), { form, headers: of(before.id) });
    expect(reply.status).toBe(401);
    expect((await browser.call('getOwnProfiles')).body.profiles).toEqual([]);
  });

  test.each<EndpointName>(['getOwnProfiles', 'getAllProfiles', 'check'])(
    '%s returns 401 to a page of the previous account, and keeps the session of the current one',
    async (name) => {
      const { browser, before, of } = await sharedPhone();
      expect((await browser.fetch('GET', url(name), { headers: of(before.id) })).status).toBe(401);
      expect((await browser.call('check')).status).toBe(200);
    },
  );

  test.each(['', 'x', '1e3', '0'])(
    'returns 401 for the invalid account number %j in the header',
    async (id) => {
      const { browser } = await sharedPhone();
      const headers = { [ACCOUNT_HEADER]: id };
      expect((await browser.fetch('GET', url('getOwnProfiles'), { headers })).status).toBe(401);
    },
  );
});

describe('a request from a page of the signed-in account', () => {
  test('a page of the signed-in account lists and deletes its own biodata', async () => {
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
