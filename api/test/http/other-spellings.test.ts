import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdmin, buildApproved, buildProfile, buildUser } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

const paths = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => {
    const { method, access } = endpoints[name];
    return method === 'GET' && (access === 'admin' || access === 'maintainer');
  })
  .map((name) => url(name, { id: '1' }));

const others: [string, () => Promise<Client>][] = [
  ['a visitor', () => Promise.resolve(server.anonymous())],
  ['a pending account', async () => server.as(await buildUser())],
  ['a rejected account', async () => server.as(await buildUser({ status: 'rejected' }))],
  ['an approved account', async () => server.as(await buildApproved())],
];

type Ask = (path: string) => [method: string, path: string, headers?: Record<string, string>];
const WAYS: Record<string, Ask> = {
  'in capitals': (path) => ['GET', path.replace('/api/v1', '').toUpperCase().replace(/^/, '/api/v1')],
  'in capitals from the root': (path) => ['GET', path.toUpperCase()],
  'with a slash behind it': (path) => ['GET', `${path}/`],
  'with two slashes before it': (path) => ['GET', path.replace('/v1/', '/v1//')],
  'with an encoded letter': (path) => ['GET', path.replace(/t(?=[^t]*$)/, '%74')],
  'with a role in the address': (path) => ['GET', `${path}?role=ADMIN&IsApproved=true&user[role]=ADMIN`],
  'with headers that name another path or method': (path) => [
    'GET',
    path,
    { 'X-Original-URL': '/api/v1/auth/check', 'X-HTTP-Method-Override': 'OPTIONS', 'X-User-Role': 'ADMIN' },
  ],
};

describe.each(others)('%s and administrators’ data', (_who, enter) => {
  let client: Client;
  beforeAll(async () => {
    client = await enter();
  });

  test.each(Object.entries(WAYS))(
    'the API answers 401, 403 or 404 for administrators’ paths %s',
    async (_way, ask) => {
      expect(paths.length).toBeGreaterThan(15);
      for (const path of paths) {
        const [method, asked, headers] = ask(path);
        const reply = await client.fetch(method, asked, { headers });
        expect([asked, reply.status]).toEqual([asked, expect.toBeOneOf([401, 403, 404])]);
        await reply.arrayBuffer();
      }
    },
  );
});

test('an administrator gets 200 for GET and 405 for HEAD', async () => {
  const admin = await server.as(await buildAdmin());
  await buildProfile();
  const counts = url('getCounts');
  const statusOf = async (...[method, path]: ReturnType<Ask>) => (await admin.fetch(method, path)).status;
  expect(await statusOf('GET', counts)).toBe(200);
  expect(await statusOf('HEAD', counts)).toBe(405);
});
