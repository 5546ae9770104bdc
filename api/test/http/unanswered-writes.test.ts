import { url } from '@pehchan/contract/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { ShortlistEntry } from '../../src/register/biodata/models/shortlist-entry.ts';
import { AuditEntry } from '../../src/identity/audit/index.ts';
import { buildAdmin, buildApproved, buildProfile } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Block every removal from a shortlist until `release` is called. */
function holdRemovals(): { begun: () => number; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<number>();
  const destroy = vi.spyOn(ShortlistEntry, 'destroy').mockReturnValue(promise);
  return { begun: () => destroy.mock.calls.length, release: () => resolve(0) };
}

const remove = (client: Client, language = 'en') =>
  client.call('takeOffShortlist', { params: { id: 1 }, headers: { 'Accept-Language': language } });

test('the API handles three writes of one account at a time, and refuses a fourth with Retry-After', async () => {
  const [client, other] = [await server.as(await buildApproved()), await server.as(await buildApproved())];
  const { begun, release } = holdRemovals();
  const three = [remove(client), remove(client), remove(client)];
  await expect.poll(begun).toBe(3);
  const { status, body, headers } = await remove(client);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '1']);
  expect(body.message).toBe('Your last steps are not finished yet. Please try again in a moment.');
  expect((await remove(client, 'hi')).body.message).toContain('आपका पिछला काम अभी पूरा नहीं हुआ है।');
  // Reads and other accounts' writes do not count as unanswered writes.
  expect((await client.call('getShortlist')).status).toBe(200);
  const { id } = await buildProfile();
  expect((await other.call('putOnShortlist', { params: { id }, json: {} })).status).toBe(200);
  release();
  expect((await Promise.all(three)).map((reply) => reply.status)).toEqual([200, 200, 200]);
  expect((await remove(client)).status).toBe(200);
});

test('the API counts a write until its work has ended, even after its caller disconnects', async () => {
  const client = await server.as(await buildApproved());
  const { begun, release } = holdRemovals();
  const gone = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const left = Array.from({ length: 3 }, () =>
    fetch(`${client.origin}/api/v1/profile/shortlist/1`, {
      method: 'DELETE',
      headers: { cookie },
      signal: gone.signal,
    }).catch(() => undefined),
  );
  await expect.poll(begun).toBe(3);
  gone.abort();
  await Promise.all(left);
  expect((await remove(client)).status).toBe(429);
  release();
  await expect.poll(async () => (await remove(client)).status).toBe(200);
});

test('the API runs the transactions of one account one after another, with one connection', async () => {
  const client = await server.as(await buildApproved());
  const { id } = await buildProfile();
  const { promise, resolve } = Promise.withResolvers<null>();
  vi.spyOn(ShortlistEntry, 'findOne').mockReturnValueOnce(promise);
  const begun = vi.spyOn(sequelize, 'transaction');
  const put = () => client.call('putOnShortlist', { params: { id }, json: {} });
  // The API refuses the fourth write while the first one is blocked.
  const replies = [put(), put(), put(), put()];
  expect((await Promise.race(replies)).status).toBe(429);
  expect(begun).toHaveBeenCalledTimes(1);
  resolve(null);
  expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
});

test('the API frees the place of a write that fails', async () => {
  const client = await server.as(await buildApproved());
  for (let time = 0; time < 5; time += 1) {
    const reply = await client.call('putOnShortlist', { params: { id: 4_000_000_000 }, json: {} });
    expect(reply.status).toBe(404);
  }
});

test('the API makes three exports of one administrator at a time, and refuses a fourth', async () => {
  const admin = await server.as(await buildAdmin());
  const { promise, resolve } = Promise.withResolvers<void>();
  const audited = vi.spyOn(AuditEntry, 'recordExport').mockReturnValue(promise);
  const three = [1, 2, 3].map(() => admin.fetch('GET', url('exportUsers')));
  await expect.poll(() => audited.mock.calls.length).toBe(3);
  const fourth = await admin.fetch('GET', url('exportProfiles'));
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '1']);
  resolve();
  expect((await Promise.all(three)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
