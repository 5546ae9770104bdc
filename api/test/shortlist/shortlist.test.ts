import { LISTINGS } from '@pehchan/contract/biodata';
import { MAX_SHORTLIST, STAGES } from '@pehchan/contract/shortlist';
import { describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { ShortlistEntry } from '../../src/register/biodata/models/shortlist-entry.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  PASSWORD,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

const put = (client: Client, { id }: Pick<Profile, 'id'>, json: Record<string, unknown> = {}) =>
  client.call('putOnShortlist', { params: { id }, json });
const takeOff = (client: Client, { id }: Pick<Profile, 'id'>) =>
  client.call('takeOffShortlist', { params: { id } });
const listOf = async (client: Client) => (await client.call('getShortlist')).body.entries;
const rowOf = (owner: User, { id: profileId }: Profile) =>
  ShortlistEntry.findOne({ where: { userId: owner.id, profileId }, raw: true });

async function families() {
  const owner = await buildApproved();
  const son = await buildProfile({ owner, gender: 'MALE' });
  const client = await server.as(owner);
  return { owner, son, client, daughter: await buildProfile({ fullName: 'ASHA MEHTA' }) };
}

describe('refused entries', () => {
  test.each(['loved', 'LIKED', '', null, 1, ['liked']])(
    'putOnShortlist refuses the stage %o',
    async (stage) => {
      const { owner, client, daughter } = await families();
      const { status, body } = await put(client, daughter, { stage });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['stage']]);
      expect(await rowOf(owner, daughter)).toBeNull();
    },
  );

  test.each([['x'.repeat(201)], ['क'.repeat(201)], [null], [{ text: 'Hello' }]])(
    'putOnShortlist refuses a note that is too long or no text (%#)',
    async (note) => {
      const { owner, client, daughter } = await families();
      const { status, body } = await put(client, daughter, { note });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['note']]);
      expect(await rowOf(owner, daughter)).toBeNull();
    },
  );

  test('putOnShortlist refuses a candidate of another family, and an invalid one', async () => {
    const { owner, client, daughter } = await families();
    const others = await buildProfile({ gender: 'MALE' });
    for (const forProfile of [others.id, daughter.id, 4_000_000_000, 0, 1.5, 'son']) {
      const { status, body } = await put(client, daughter, { forProfile });
      expect([forProfile, status, body.message]).toEqual([forProfile, 400, 'Choose one of your own biodata']);
    }
    expect(await rowOf(owner, daughter)).toBeNull();
  });

  test('putOnShortlist answers 404 for the family’s own biodata and hidden ones, like for a missing one', async () => {
    const { owner, son, client } = await families();
    const hidden = LISTINGS.filter((listing) => listing !== 'open');
    const profiles = await Promise.all([
      ...hidden.map((listing) => buildProfile({ listing })),
      buildProfile({ owner: await buildUser() }),
      buildProfile({ owner: await buildUser({ status: 'rejected' }) }),
    ]);
    for (const profile of [son, ...profiles, { id: 4_000_000_000 }]) {
      const { status, body } = await put(client, profile);
      expect([status, body.message]).toEqual([404, 'Not found.']);
    }
    expect(await ShortlistEntry.count({ where: { userId: owner.id } })).toBe(0);
  });

  test('putOnShortlist refuses a biodata beyond the limit, and still changes existing entries', async () => {
    const { owner, client, daughter } = await families();
    const other = await buildApproved();
    await buildProfiles(
      other,
      Array.from({ length: MAX_SHORTLIST }, () => ({})),
    );
    const ids = (await Profile.findAll({ where: { userId: other.id } })).map(({ id }) => id);
    await ShortlistEntry.bulkCreate(ids.map((profileId) => ({ userId: owner.id, profileId })));
    const { status, body } = await put(client, daughter);
    expect([status, body.message]).toEqual([
      409,
      'Your list can have at most 200. Please remove some that you no longer need.',
    ]);
    const [first = 0, second = 0] = ids;
    expect((await put(client, { id: first }, { stage: 'met' })).status).toBe(200);
    expect((await takeOff(client, { id: second })).status).toBe(200);
    expect((await put(client, daughter)).status).toBe(200);
    expect(await listOf(client)).toHaveLength(MAX_SHORTLIST);
  });
});

describe('shortlists', () => {
  test('a shortlist keeps a biodata as liked, with the fields that a list shows', async () => {
    const { client, daughter } = await families();
    const { status, body } = await put(client, daughter);
    expect([status, body]).toEqual([
      200,
      { stage: 'liked', note: '', forProfile: null, message: 'Kept on your list.' },
    ]);
    const found = await client.call('getAllProfiles', { query: { page: 1, pageSize: 100 } });
    const row = found.body.profiles.find(({ id }) => id === daughter.id);
    expect(row).toMatchObject({ fullname: 'ASHA MEHTA', phone: null, mother: null });
    // Only a search for a candidate compares gotras.
    const { clash: _, ...kept } = row ?? {};
    expect(await listOf(client)).toEqual([
      { profileId: daughter.id, stage: 'liked', note: '', forProfile: null, profile: kept },
    ]);
  });

  test.each(STAGES)(
    'a shortlist keeps the stage %s, a trimmed note and the family’s candidate',
    async (stage) => {
      const { son, client, daughter } = await families();
      const note = '  बुआ से बात हुई।\r\nSunday at 4, call first  ';
      const { body } = await put(client, daughter, { stage, note, forProfile: son.id });
      const said = { stage, note: 'बुआ से बात हुई।\nSunday at 4, call first', forProfile: son.id };
      expect(body).toMatchObject(said);
      expect(await listOf(client)).toMatchObject([said]);
    },
  );

  test('a change keeps the fields that it leaves out: a second press of the star keeps the note', async () => {
    const { son, client, daughter } = await families();
    const said = { stage: 'talking', note: 'x'.repeat(200), forProfile: son.id };
    await put(client, daughter, said);
    expect((await put(client, daughter)).body).toMatchObject(said);
    expect((await put(client, daughter, { stage: 'no' })).body).toMatchObject({ ...said, stage: 'no' });
    expect((await put(client, daughter, { note: '' })).body).toMatchObject({ note: '', forProfile: son.id });
    expect((await put(client, daughter, { forProfile: null })).body).toMatchObject({ forProfile: null });
    expect(await listOf(client)).toMatchObject([{ stage: 'no', note: '', forProfile: null }]);
  });

  test('takeOffShortlist removes an entry, also repeatedly or if it never existed', async () => {
    const { client, daughter } = await families();
    await put(client, daughter, { note: 'Call her uncle' });
    for (const profile of [daughter, daughter, { id: 4_000_000_000 }]) {
      const { status, body } = await takeOff(client, profile);
      expect([status, body.message]).toEqual([200, 'Removed from your list.']);
    }
    expect(await listOf(client)).toEqual([]);
    await put(client, daughter);
    expect(await listOf(client)).toMatchObject([{ stage: 'liked', note: '' }]);
  });

  test('three parallel presses make one entry', async () => {
    const { client, daughter } = await families();
    const replies = await Promise.all([1, 2, 3].map(() => put(client, daughter)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listOf(client)).toHaveLength(1);
  });

  test('a shortlist is sorted newest first', async () => {
    const { client } = await families();
    const profiles = [await buildProfile(), await buildProfile(), await buildProfile()];
    for (const profile of profiles) await put(client, profile);
    const newestFirst = profiles.map(({ id }) => id).reverse();
    expect((await listOf(client)).map(({ profileId }) => profileId)).toEqual(newestFirst);
  });

  test('a shortlist is shown only to its own account', async () => {
    const { client, daughter } = await families();
    await put(client, daughter, { note: 'Call her uncle' });
    for (const other of [await buildApproved(), await buildAdmin()]) {
      const theirs = await server.as(other);
      expect(await listOf(theirs)).toEqual([]);
      await takeOff(theirs, daughter);
    }
    expect(await listOf(client)).toMatchObject([{ note: 'Call her uncle' }]);
  });
});

const gone = (id: number) => ({
  profileId: id,
  stage: null,
  note: null,
  forProfile: null,
  profile: null,
});

describe('entries of hidden biodata', () => {
  test.each(LISTINGS.filter((listing) => listing !== 'open'))(
    'the entry of a %s biodata hides stage and note, and shows them again when it is open',
    async (listing) => {
      const { son, client, daughter } = await families();
      const said = { stage: 'met', note: 'Her mother is kind', forProfile: son.id };
      await put(client, daughter, said);
      await daughter.update({ listing });
      expect(await listOf(client)).toEqual([gone(daughter.id)]);
      expect((await put(client, daughter, { stage: 'no' })).status).toBe(404);
      await daughter.update({ listing: 'open' });
      expect(await listOf(client)).toMatchObject([{ ...said, profile: { fullname: 'ASHA MEHTA' } }]);
      await daughter.update({ listing });
      expect((await takeOff(client, daughter)).status).toBe(200);
      expect(await listOf(client)).toEqual([]);
    },
  );

  test('the entry of a rejected family’s biodata is hidden, also from an administrator', async () => {
    const owner = await buildApproved();
    const profile = await buildProfile({ owner });
    const office = await server.as(await buildAdmin());
    for (const client of [await server.as(await buildApproved()), office]) await put(client, profile);
    expect((await office.call('rejectUser', { params: { id: owner.id } })).status).toBe(200);
    expect(await listOf(office)).toEqual([gone(profile.id)]);
  });
});

describe('deletions', () => {
  test.each(['deleteProfile', 'deleteUser'] as const)(
    'an entry loses stage and note when its biodata is deleted (%s), and looks like a hidden one',
    async (name) => {
      const { owner, son, client, daughter } = await families();
      await put(client, daughter, { stage: 'met', note: 'Call her uncle', forProfile: son.id });
      const theirs = await server.as({ phone: daughter.phone });
      const id = name === 'deleteUser' ? daughter.userId : daughter.id;
      const reply = await theirs.call(name, { params: { id }, json: { currentPassword: PASSWORD } });
      expect(reply.status).toBe(200);
      expect(await rowOf(owner, daughter)).toMatchObject({ stage: 'liked', note: '', forProfile: null });
      expect(await listOf(client)).toEqual([gone(daughter.id)]);
      await takeOff(client, daughter);
      expect(await listOf(client)).toEqual([]);
    },
  );

  test('a shortlist is deleted with its account', async () => {
    const { owner, client, daughter } = await families();
    await put(client, daughter);
    const office = await server.as(await buildAdmin());
    expect((await office.call('deleteUser', { params: { id: owner.id } })).status).toBe(200);
    expect(await ShortlistEntry.count({ where: { userId: owner.id } })).toBe(0);
  });

  test('an entry stays when the family’s candidate that it was for is deleted', async () => {
    const { son, client, daughter } = await families();
    await put(client, daughter, { note: 'Call her uncle', forProfile: son.id });
    expect((await client.call('deleteProfile', { params: { id: son.id } })).status).toBe(200);
    expect(await listOf(client)).toMatchObject([{ note: 'Call her uncle', forProfile: null }]);
  });
});
