import { MAX_HIDDEN_FAMILIES } from '@pehchan/contract/blocks';
import { Connection } from 'mysql2';
import { describe, expect, test, vi } from 'vitest';
import { User } from '../src/accounts/models/user.ts';
import { Profile } from '../src/biodata/models/profile.ts';
import { Block } from '../src/blocks/models/block.ts';
import {
  buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser, buildUsers, hide, newWord, PASSWORD,
} from './factories.ts'; // prettier-ignore
import { type Client, startServer } from './test-server.ts';

/** Two families that one of them has hidden from each other. */
const server = await startServer();

const warned = () => ({ noticeReadAt: new Date() });

async function families() {
  const [owner, other] = [await buildApproved(warned()), await buildApproved(warned())];
  const [ours, theirs] = [await buildProfile({ owner }), await buildProfile({ owner: other })];
  return { owner, other, ours, theirs, family: await server.as(owner), them: await server.as(other) };
}

const put = (client: Client, { id }: { id: number }) => client.call('hideFamily', { params: { id } });
const takeBack = (client: Client, { id }: { id: number }) => client.call('showFamily', { params: { id } });
const listed = async (client: Client) => (await client.call('getHiddenFamilies')).body.families;
const view = async (client: Client, { id }: { id: number }) =>
  (await client.call('getProfile', { params: { id } })).status;
const hasBlocks = async ({ id }: User) => (await User.findByPk(id, { raw: true }))?.hasBlocks;

describe('a family', () => {
  test('hides itself from another, and that one from itself, and takes it back', async () => {
    const { owner, other, ours, theirs, family, them } = await families();
    for (const time of ['once', 'twice']) {
      const { status, body } = await put(family, other);
      expect([time, status, body.message]).toEqual([
        time,
        200,
        'They don’t see your family any more, and you don’t see theirs.',
      ]);
    }
    expect([await view(family, theirs), await view(them, ours)]).toEqual([404, 404]);
    expect(await listed(family)).toEqual([
      { userId: other.id, name: other.fullName, village: 'DHAN', hiddenAt: expect.any(String) as string },
    ]);
    for (const time of ['once', 'twice']) {
      const { status, body } = await takeBack(family, other);
      expect([time, status, body.message]).toEqual([time, 200, 'You see each other’s biodata again.']);
    }
    expect([await view(family, theirs), await view(them, ours)]).toEqual([200, 200]);
    expect(await listed(family)).toEqual([]);
    expect([await hasBlocks(owner), await hasBlocks(other)]).toEqual([0, 0]);
  });

  test('isn’t told that it is hidden, and can’t take it back', async () => {
    const { other, ours, family, them, owner } = await families();
    await put(family, other);
    expect(await listed(them)).toEqual([]);
    await takeBack(them, owner);
    expect(await view(them, ours)).toBe(404);
    // It asks as of somebody who was never there.
    const replies = [await put(them, owner), await put(them, { id: 4_000_000_000 })];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'Not found.'],
      [404, 'Not found.'],
    ]);
  });

  test('hides whoever looked, also when that one hid first', async () => {
    const { owner, other, ours, theirs, family, them } = await families();
    await view(them, ours);
    await hide(other, owner);
    expect((await put(family, other)).status).toBe(200);
    await takeBack(them, owner);
    expect([await view(family, theirs), await view(them, ours)]).toEqual([404, 404]);
    await takeBack(family, other);
    expect([await view(family, theirs), await view(them, ours)]).toEqual([200, 200]);
  });

  test('hides nobody whom it doesn’t know, and not itself', async () => {
    const { owner, family } = await families();
    const hidden = [
      await buildProfile({ owner: await buildUser() }),
      await buildProfile({ listing: 'paused' }),
    ];
    const unseen = [owner.id, (await buildApproved()).id, ...hidden.map(({ userId }) => userId)];
    for (const id of unseen) expect((await put(family, { id })).status).toBe(404);
    // An administrator is named in no ledger, and so can't be found by one.
    const admin = await buildAdmin();
    expect(await view(await server.as(admin), await buildProfile({ owner }))).toBe(200);
    expect((await put(family, admin)).status).toBe(404);
    expect(await listed(family)).toEqual([]);
  });

  test('hides so many and no more', async () => {
    const { owner, other, family } = await families();
    await buildUsers(Array.from({ length: MAX_HIDDEN_FAMILIES }, () => ({})));
    const rows = await User.findAll({ order: [['id', 'DESC']], limit: MAX_HIDDEN_FAMILIES, raw: true });
    await Block.bulkCreate(rows.map(({ id }) => ({ userId: owner.id, otherId: id })));
    const { status, body } = await put(family, other);
    expect([status, body.message]).toEqual([
      409,
      'You have hidden 200 families, which is the most. Please show one again first.',
    ]);
    await takeBack(family, { id: rows[0]?.id ?? 0 });
    expect((await put(family, other)).status).toBe(200);
  });

  test('and another hide each other at the same moment', async () => {
    const { owner, other, ours, theirs, family, them } = await families();
    await view(them, ours);
    await view(family, theirs);
    const replies = await Promise.all([
      put(family, other),
      put(them, owner),
      put(family, other),
      put(them, owner),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await listed(family), await listed(them)]).toMatchObject([
      [{ userId: other.id }],
      [{ userId: owner.id }],
    ]);
  });

  test('hears no more of an account that is deleted', async () => {
    const { other, family, them } = await families();
    await put(family, other);
    await them.call('deleteUser', { params: { id: other.id }, json: { currentPassword: PASSWORD } });
    expect(await listed(family)).toEqual([]);
  });
});

test('its own list says of a hidden family what it says of what isn’t offered any more', async () => {
  const { other, theirs, family } = await families();
  const like = { params: { id: theirs.id }, json: { note: 'Her mother is kind' } };
  await family.call('putOnShortlist', like);
  await put(family, other);
  const entries = async () => (await family.call('getShortlist')).body.entries;
  expect(await entries()).toMatchObject([{ profileId: theirs.id, stage: null, note: null, profile: null }]);
  await takeBack(family, other);
  expect(await entries()).toMatchObject([{ note: 'Her mother is kind', profile: { id: theirs.id } }]);
});

describe('lists', () => {
  const QUERIES = [
    {}, { without: 'own', village: 'MADIYA' }, { village: 'MADIYA', gender: 'FEMALE' },
    { maxAge: 40, village: 'MADIYA' }, { city: 'MUM', gender: 'MALE' },
    { sort: 'fullname', village: 'MADIYA' }, { order: 'asc', village: 'MADIYA' },
  ] as const; // prettier-ignore

  /** All that a list has, page by page, and its total. */
  async function all(client: Client, query: Record<string, string | number>) {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await client.call('getAllProfiles', { query: { ...query, page, pageSize: 100 } });
      ids.push(...body.profiles.map(({ id }) => id));
      if (body.profiles.length === 0) return { ids, total: body.total };
    }
  }

  const idsOf = async ({ id: userId }: User) =>
    (await Profile.findAll({ where: { userId }, raw: true })).map(({ id }) => id);

  async function twoWithMany() {
    const word = newWord();
    const [owner, other, third] = [await buildApproved(), await buildApproved(), await buildApproved()];
    const rows = (['MALE', 'FEMALE'] as const).flatMap((gender) =>
      (['MADIYA', 'DHAN'] as const).map((village) => ({ gender, village, fullName: `${word} ${village}` })),
    );
    for (const user of [owner, other, third]) await buildProfiles(user, rows);
    return { word, owner, other, family: await server.as(owner), them: await server.as(other) };
  }

  test.each([...QUERIES, { search: 'word' }, { search: 'word', gender: 'FEMALE', city: 'mum' }])(
    'and their totals are less by the other family’s biodata, for both, and for nobody else: %o',
    async (query) => {
      const { word, owner, other, family, them } = await twoWithMany();
      const clients = [family, them, await server.as(await buildApproved())];
      const asked = { ...query, ...('search' in query ? { search: word } : {}) };
      const read = () => Promise.all(clients.map((client) => all(client, asked)));
      const before = await read();
      await hide(owner, other);
      const after = await read();
      const unseen = await Promise.all([other, owner].map(idsOf));
      const expected = before.map(({ ids }, index) => ids.filter((id) => !unseen[index]?.includes(id)));
      expect(after.map(({ ids }) => ids)).toEqual(expected);
      expect(after.map(({ total }) => total)).toEqual(expected.map(({ length }) => length));
      for (const [index, { total }] of before.entries()) {
        if (index < 2) expect(total).toBeGreaterThan(expected[index]?.length ?? Infinity);
      }
    },
  );

  const driver = Object.getPrototypeOf(Connection.prototype) as { addCommand(command: object): unknown };

  test('ask nothing more for an account that nobody is hidden from', async () => {
    const { owner, other, family } = await twoWithMany();
    const statements = async () => {
      const sent = vi.spyOn(driver, 'addCommand');
      // With its own among them, of which all is read, whoever else is hidden.
      await family.call('getAllProfiles', { query: { page: 1, pageSize: 100 } });
      const names = sent.mock.calls.map(([command]) => command.constructor.name);
      sent.mockRestore();
      return names.filter((name) => ['Query', 'Execute'].includes(name)).length;
    };
    const before = await statements();
    await hide(await buildApproved(), other);
    expect(await statements()).toBe(before);
    // Whom it doesn't see, and how many biodata they have.
    await hide(owner, other);
    expect(await statements()).toBe(before + 2);
  });
});
