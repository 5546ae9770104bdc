import { CHOSEN_LISTINGS } from '@pehchan/contract/listing';
import { describe, expect, test } from 'vitest';
import { LISTINGS } from '@pehchan/contract/biodata';
import { findAuditEntries } from '../../src/identity/audit/models/audit-entry.ts';
import type { Profile } from '../../src/register/biodata/models/profile.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser, newWord } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

const set = (client: Client, { id }: Profile, listing: unknown) =>
  client.call('setListing', { params: { id }, json: { listing } });
const finds = async (client: Client, { fullName }: Profile) =>
  (await client.call('getAllProfiles', { query: { page: 1, search: fullName } })).body.total === 1;

async function family() {
  const owner = await buildApproved();
  const profile = await buildProfile({ owner, fullName: newWord(), withPhoto: true });
  return { owner, profile, client: await server.as(owner), other: await server.as(await buildApproved()) };
}

describe('a refused change of the listing', () => {
  test.each(['lapsed', '', 'OPEN', null, 1, ['open']])(
    'rejects the listing %o with 400, and keeps the previous one',
    async (listing) => {
      const { client, profile } = await family();
      const { status, body } = await set(client, profile, listing);
      expect(status).toBe(400);
      expect(body.fields?.['listing']).toBeDefined();
      expect((await profile.reload()).listing).toBe('open');
    },
  );

  test('returns 404 for the listing of another family’s biodata', async () => {
    const { other, profile } = await family();
    expect((await set(other, profile, 'paused')).status).toBe(404);
    expect((await profile.reload()).listing).toBe('open');
  });
});

describe('a change of the listing', () => {
  test.each(['paused', 'settled'] as const)(
    'a %s biodata is hidden immediately, and shown again once it is open',
    async (listing) => {
      const { client, other, profile } = await family();
      const see = async () => ({
        found: await finds(other, profile),
        view: (await other.call('getProfile', { params: { id: profile.id } })).status,
        photo: (await other.send('GET', `/api/v1/photos/${profile.photoKey}?size=table`)).status,
        number: (await other.call('revealPhone', { params: { id: profile.id } })).status,
      });
      expect(await see()).toEqual({ found: true, view: 200, photo: 200, number: 200 });
      const { status, body } = await set(client, profile, listing);
      expect([status, body.listing]).toEqual([200, listing]);
      expect(await see()).toEqual({ found: false, view: 404, photo: 404, number: 404 });
      const own = (await client.call('getOwnProfiles', { query: { page: 1 } })).body.profiles;
      expect(own.map((row) => row.listing)).toEqual([listing]);
      expect((await set(client, profile, 'open')).body.listing).toBe('open');
      expect(await see()).toEqual({ found: true, view: 200, photo: 200, number: 200 });
    },
  );

  test.each([
    ['approved', 'Other families can see this biodata again.'],
    ['pending', 'Other families will see this biodata once the account is approved.'],
    ['rejected', 'Other families will see this biodata once the account is approved.'],
  ] as const)(
    'opening a biodata tells a family that is %s when other families see it',
    async (status, message) => {
      const owner = await buildUser({ status });
      const profile = await buildProfile({ owner, listing: 'paused' });
      expect((await set(await server.as(owner), profile, 'open')).body.message).toBe(message);
    },
  );

  test('a family changes its listing from any value to any, also to the same one', async () => {
    const { client, profile } = await family();
    for (const from of LISTINGS) {
      for (const to of CHOSEN_LISTINGS) {
        await profile.update({ listing: from });
        expect((await set(client, profile, to)).status).toBe(200);
        expect((await profile.reload()).listing).toBe(to);
      }
    }
  });

  test('a settled biodata reveals no number, and each number revealed before is in the access log', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, other, profile } = await family();
      const reveal = () => other.call('revealPhone', { params: { id: profile.id } });
      const settled = set(client, profile, 'settled');
      const [taken] = await Promise.all([reveal(), settled]);
      expect([200, 404]).toContain(taken.status);
      const lines = await LedgerEntry.count({ where: { profileId: profile.id, kind: 'reveal' } });
      expect(lines).toBe(taken.status === 200 ? 1 : 0);
      expect([(await reveal()).status, taken.body.phone === undefined]).toEqual([404, taken.status === 404]);
    }
  });

  test('an administrator changes the listing for a family that calls, which is audited', async () => {
    const { owner, client, profile } = await family();
    const admin = await buildAdmin();
    await set(client, profile, 'settled');
    await set(client, profile, 'open');
    expect((await set(await server.as(admin), profile, 'paused')).status).toBe(200);
    expect((await profile.reload()).listing).toBe('paused');
    const { rows } = await findAuditEntries({ userId: owner.id, action: 'listing' });
    expect(rows).toMatchObject([
      { actorId: admin.id, subjectId: profile.id, fromValue: 'open', toValue: 'paused' },
    ]);
  });
});
