import { PHOTO_SIZES } from '@pehchan/contract/photos';
import { describe, expect, test, vi } from 'vitest';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser, storePhoto } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

describe('photos', () => {
  const see = async (client: Client, key: string | null) =>
    (await client.send('GET', `/api/v1/photos/${key}?size=table`)).status;

  test('the API serves a photo only to accounts that may see its biodata', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const approved = await server.as(await buildApproved());
    const admin = await server.as(await buildAdmin());
    expect(await see(server.anonymous(), photoKey)).toBe(401);
    expect(await see(await server.as(owner), photoKey)).toBe(200);
    expect(await see(await server.as(await buildUser()), photoKey)).toBe(404);
    expect(await see(approved, photoKey)).toBe(404);
    expect(await see(admin, photoKey)).toBe(200);
    await admin.call('approveUser', { params: { id: owner.id } });
    expect(await see(approved, photoKey)).toBe(200);
    await admin.call('rejectUser', { params: { id: owner.id } });
    expect(await see(approved, photoKey)).toBe(404);
  });

  test.each([
    ['a visitor', undefined],
    ['a pending account', 'pending'],
    ['a rejected account', 'rejected'],
    ['an approved account', 'approved'],
  ] as const)(
    'the API serves no size of a photo to %s who cannot see its biodata, with any guessed tag',
    async (_who, status) => {
      const { photoKey } = await buildProfile({ owner: await buildUser(), withPhoto: true });
      const client = status ? await server.as(await buildUser({ status })) : server.anonymous();
      const guesses = ['', '*', `"${photoKey}"`, `W/"${photoKey}-card"`, `"${photoKey}-view"`];
      for (const size of Object.keys(PHOTO_SIZES)) {
        for (const tag of guesses) {
          const headers = { 'Cache-Control': 'max-age=0', ...(tag && { 'If-None-Match': tag }) };
          const reply = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=${size}`, { headers });
          expect([size, tag, reply.status]).toEqual([size, tag, status ? 404 : 401]);
          expect(reply.headers.get('cache-control')).toBe('no-store');
        }
      }
    },
  );

  test('the API stops serving a photo once its owner or viewer is rejected, also for a known ETag', async () => {
    const owner = await buildApproved();
    const viewer = await buildApproved();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const [client, admin] = [await server.as(viewer), await server.as(await buildAdmin())];
    const path = `/api/v1/photos/${photoKey}?size=card`;
    const tag = (await client.fetch('GET', path)).headers.get('etag') ?? '';
    const again = async () => {
      const headers = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
      return (await client.fetch('GET', path, { headers })).status;
    };
    expect(await again()).toBe(304);
    for (const { id } of [owner, viewer]) {
      await admin.call('rejectUser', { params: { id } });
      expect(await again()).toBe(404);
      await admin.call('approveUser', { params: { id } });
      expect(await again()).toBe(304);
    }
  });

  test('the API serves an account’s own photo by the same rule as a biodata’s', async () => {
    const user = await buildUser({ photoKey: await storePhoto() });
    const approved = await server.as(await buildApproved());
    expect(await see(await server.as(user), user.photoKey)).toBe(200);
    expect(await see(approved, user.photoKey)).toBe(404);
    await user.update({ status: 'approved' });
    expect(await see(approved, user.photoKey)).toBe(200);
  });

  test('the API serves a photo with private cache headers, and answers 304 for a known ETag', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const { headers } = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('private, max-age=600');
    expect(headers.get('vary')).toBe('Cookie');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // By default Node’s fetch asks for a fresh copy whenever a request has an If-None-Match header.
    const again = { headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' } };
    expect((await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`, again)).status).toBe(304);
    const whatever = { headers: { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' } };
    expect((await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`, whatever)).status).toBe(200);
    expect(
      (await server.anonymous().fetch('GET', `/api/v1/photos/${photoKey}?size=card`, again)).status,
    ).toBe(401);
  });

  test('the API serves no photo after the session has ended, with any known ETag', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const path = (size: string) => `/api/v1/photos/${photoKey}?size=${size}`;
    const { headers } = await client.fetch('GET', path('card'));
    const before = new Map(client.cookies);
    await client.call('logout');
    // Send a cookie that was copied before the sign-out, and the cookies that the browser still has.
    for (const cookies of [before, client.cookies]) {
      const later = server.anonymous();
      for (const [name, value] of cookies) later.cookies.set(name, value);
      for (const tag of [headers.get('etag') ?? '', '*', '']) {
        const asked = { headers: { ...(tag && { 'If-None-Match': tag }), 'Cache-Control': 'max-age=0' } };
        for (const size of ['thumb', 'card', 'view']) {
          const reply = await later.fetch('GET', path(size), asked);
          expect([size, tag, reply.status]).toEqual([size, tag, 401]);
          expect(reply.headers.get('cache-control')).toBe('no-store');
        }
      }
    }
  });

  test('the API serves a view with headers that forbid any cached copy', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const { headers, status } = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=view`, {
      headers: { 'If-None-Match': '*' },
    });
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null]);
  });

  test.each<[string, number, () => Promise<Buffer | undefined>]>([
    ['fails', 500, () => Promise.reject(new Error('broken on purpose'))],
    ['has lost the file', 404, () => Promise.resolve(undefined)],
  ])('a photo is not cached when the photo store %s', async (_, status, get) => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const broken = vi.spyOn(photoStore, 'get').mockImplementation(get);
    const reply = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`);
    broken.mockRestore();
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual([
      status,
      'no-store',
      null,
    ]);
  });

  test.each([
    'nothing',
    '../../etc/passwd',
    '%2e%2e%2fsession-secret',
    'f'.repeat(32),
    `${'f'.repeat(32)}.webp`,
  ])('the API answers 404 for the photo key %s', async (key) => {
    const client = await server.as(await buildAdmin());
    expect((await client.send('GET', `/api/v1/photos/${key}`)).status).toBe(404);
  });

  test('the API answers 400 for an unknown photo size', async () => {
    const owner = await buildUser();
    const { photoKey } = await buildProfile({ owner, withPhoto: true });
    const reply = await (await server.as(owner)).send('GET', `/api/v1/photos/${photoKey}?size=huge`);
    expect(reply.status).toBe(400);
  });
});
