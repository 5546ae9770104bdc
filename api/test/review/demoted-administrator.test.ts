import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdmin } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('calls for administrators', () => {
  const calls = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].access === 'admin',
  );

  test.each(calls)('a demoted administrator gets 403 from %s on the very next call', async (name) => {
    const demoted = await buildAdmin();
    const client = await server.as(demoted);
    expect((await client.call('getCounts')).status).toBe(200);
    await admin.call('pendUser', { params: { id: demoted.id } });
    const { status, body } = await client.call(name, {
      params: { id: demoted.id },
      json: endpoints[name].method === 'POST' ? {} : undefined,
    });
    expect([status, Object.keys(body)]).toEqual([403, ['message', 'code']]);
  });
});
