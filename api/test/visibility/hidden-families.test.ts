import { MAX_HIDDEN_FAMILIES } from '@pehchan/contract/blocks';
import { Connection } from 'mysql2';
import { describe, expect, type MockInstance, test, vi } from 'vitest';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { eachStillShown } from '../../src/register/biodata/list-replies.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { Block } from '../../src/register/visibility/models/block.ts';
import { hiddenNames } from '../../src/ground/database/migrations/2026-11-26-21-hidden-names.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { removeExpired } from '../../src/ground/database/upkeep.ts';
import {
  buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser, buildUsers, hide, newWord, PASSWORD, storePhoto,
} from '../support/factories.ts'; // prettier-ignore
import { type Client, startServer } from '../support/test-server.ts';

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
const remove = (client: Client, { id }: User) =>
  client.call('deleteUser', { params: { id }, json: { currentPassword: PASSWORD } });
const linesOf = async (client: Client, { id }: Profile) =>
  (await client.call('getLedger', { params: { id } })).body.entries;
const hasBlocks = async ({ id }: User) => (await User.findByPk(id, { raw: true }))?.hasBlocks;

const driver = Object.getPrototypeOf(Connection.prototype) as { addCommand(command: object): unknown };

/** Stop the spy on the database driver, and return the number of statements that it counted. */
function statementsOf(sent: MockInstance<(typeof driver)['addCommand']>): number {
  const names = sent.mock.calls.map(([command]) => command.constructor.name);
  sent.mockRestore();
  return names.filter((name) => ['Query', 'Execute'].includes(name)).length;
}

describe('hiding a family', () => {
  test('a family hides itself and another family from each other, and undoes it', async () => {
    const { owner, other, ours, theirs, family, them } = await families();
    for (const time of ['once', 'twice']) {
      const { status, body } = await put(family, other);
      expect([time, status, body.message]).toEqual([
        time,
        200,
        'They no longer see your family, and you no longer see theirs.',
      ]);
    }
    expect([await view(family, theirs), await view(them, ours)]).toEqual([404, 404]);
    expect(await listed(family)).toEqual([
      { userId: other.id, name: other.fullName, village: 'DHAN', hiddenAt: expect.any(String) as string },
    ]);
    for (const time of ['once', 'twice']) {
      const { status, body } = await takeBack(family, other);
      expect([time, status, body.message]).toEqual([time, 200, 'You can see each other’s biodata again.']);
    }
    expect([await view(family, theirs), await view(them, ours)]).toEqual([200, 200]);
    expect(await listed(family)).toEqual([]);
    expect([await hasBlocks(owner), await hasBlocks(other)]).toEqual([0, 0]);
  });

  test('a hidden family does not learn that it is hidden, and cannot undo it', async () => {
    const { other, ours, family, them, owner } = await families();
    await put(family, other);
    expect(await listed(them)).toEqual([]);
    await takeBack(them, owner);
    expect(await view(them, ours)).toBe(404);
    // The reply is the same as for an account that does not exist.
    const replies = [await put(them, owner), await put(them, { id: 4_000_000_000 })];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'Not found.'],
      [404, 'Not found.'],
    ]);
  });

  test('a family hides a viewer of its biodata, also if the viewer hid first', async () => {
    const { owner, other, ours, theirs, family, them } = await families();
    await view(them, ours);
    await hide(other, owner);
    expect((await put(family, other)).status).toBe(200);
    await takeBack(them, owner);
    expect([await view(family, theirs), await view(them, ours)]).toEqual([404, 404]);
    await takeBack(family, other);
    expect([await view(family, theirs), await view(them, ours)]).toEqual([200, 200]);
  });

  test('a family cannot hide itself, an administrator or an account that it does not see', async () => {
    const { owner, family } = await families();
    const hidden = [
      await buildProfile({ owner: await buildUser() }),
      await buildProfile({ listing: 'paused' }),
    ];
    const unseen = [owner.id, (await buildApproved()).id, ...hidden.map(({ userId }) => userId)];
    for (const id of unseen) expect((await put(family, { id })).status).toBe(404);
    // No access log names an administrator, so a family cannot find one there.
    const admin = await buildAdmin();
    expect(await view(await server.as(admin), await buildProfile({ owner }))).toBe(200);
    expect((await put(family, admin)).status).toBe(404);
    expect(await listed(family)).toEqual([]);
  });

  test('a family hides 200 families at most', async () => {
    const { owner, other, family } = await families();
    await buildUsers(Array.from({ length: MAX_HIDDEN_FAMILIES }, () => ({})));
    const rows = await User.findAll({ order: [['id', 'DESC']], limit: MAX_HIDDEN_FAMILIES, raw: true });
    await Block.bulkCreate(
      rows.map(({ id, fullName, village }) => ({ userId: owner.id, otherId: id, name: fullName, village })),
    );
    const { status, body } = await put(family, other);
    expect([status, body.message]).toEqual([
      409,
      'You have hidden 200 families, and that is the most. Please show one again first.',
    ]);
    await takeBack(family, { id: rows[0]?.id ?? 0 });
    expect((await put(family, other)).status).toBe(200);
  });

  test('two families hide each other at the same moment', async () => {
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

  test('a hidden family is listed under its name from when it was hidden, and after an undo under its current name', async () => {
    const { owner, other, ours, theirs, family, them } = await families();
    await view(them, ours);
    await put(family, other);
    const named = [other.fullName, newWord()];
    await other.update({ fullName: named[1], village: 'MAROL' });
    await theirs.update({ fullName: newWord() });
    expect(await listed(family)).toMatchObject([{ name: named[0], village: 'DHAN' }]);
    await takeBack(family, other);
    const { profile } = (await family.call('getProfile', { params: { id: theirs.id } })).body;
    expect(profile).toMatchObject({ fullname: theirs.fullName, user: { name: named[1], village: 'MAROL' } });
    await put(family, other);
    expect(await listed(family)).toMatchObject([{ name: named[1], village: 'MAROL' }]);
    expect(await hasBlocks(owner)).toBe(1);
  });

  test('a hidden family hides the other one under its name in the access log, also after a deletion', async () => {
    const { owner, other, theirs, family, them } = await families();
    await view(family, theirs);
    await put(family, other);
    const name = owner.fullName;
    await owner.update({ fullName: newWord() });
    await remove(family, owner);
    expect((await put(them, owner)).status).toBe(200);
    expect(await listed(them)).toMatchObject([{ userId: owner.id, name, village: 'DHAN' }]);
    expect((await takeBack(them, owner)).status).toBe(200);
    expect(await listed(them)).toEqual([]);
    expect(await linesOf(them, theirs)).toMatchObject([{ name, isGone: false }]);
  });

  test('a deleted account stays on the list of hidden families for a year, or until the family shows it again', async () => {
    const [kept, shown] = [await families(), await families()];
    for (const { ours, family, other, them } of [kept, shown]) {
      await view(them, ours);
      await put(family, other);
      await remove(them, other);
    }
    await takeBack(shown.family, shown.other);
    expect(await listed(shown.family)).toEqual([]);
    expect(await linesOf(shown.family, shown.ours)).toMatchObject([{ isGone: true }]);
    expect((await put(shown.family, shown.other)).status).toBe(404);

    const removeAfter = async (days: number) => {
      const deletedAt = new Date(Date.now() - days * 86_400_000);
      await MarkCode.update({ deletedAt }, { where: { userId: kept.other.id } });
      await removeExpired(process.env['DATABASE_URL'] ?? '');
    };
    await removeAfter(364);
    expect(await listed(kept.family)).toMatchObject([{ userId: kept.other.id }]);
    await removeAfter(367);
    expect(await listed(kept.family)).toEqual([]);
  });

  test('a family that hid a rejected account reads its line unchanged, and sees no approval', async () => {
    const { other, ours, family, them } = await families();
    await them.call('revealPhone', { params: { id: ours.id } });
    await other.update({ status: 'rejected' });
    const before = await linesOf(family, ours);
    expect(before).toMatchObject([{ name: other.fullName, phone: null, isGone: false }]);
    expect((await put(family, other)).status).toBe(200);
    await other.update({ status: 'approved' });
    expect(await linesOf(family, ours)).toEqual(before.map((line) => ({ ...line, candidate: null })));
    await takeBack(family, other);
    expect(await linesOf(family, ours)).toMatchObject([{ phone: other.phone }]);
  });
});

test('the access log omits the number of a hidden family, for both families, until the undo', async () => {
  const { other, owner, ours, theirs, family, them } = await families();
  await them.call('revealPhone', { params: { id: ours.id } });
  await family.call('revealPhone', { params: { id: theirs.id } });
  const phones = async () =>
    [...(await linesOf(family, ours)), ...(await linesOf(them, theirs))]
      .filter(({ kind }) => kind === 'reveal')
      .map(({ phone }) => phone);
  expect(await phones()).toEqual([other.phone, owner.phone]);
  await put(family, other);
  expect(await phones()).toEqual([null, null]);
  // Administrators read the line with the hidden family's name.
  const office = await server.as(await buildAdmin());
  expect((await linesOf(office, ours)).map(({ name }) => name)).toContain(other.fullName);
  await takeBack(family, other);
  expect(await phones()).toEqual([other.phone, owner.phone]);
});

test('calls for a hidden biodata reply as for a paused one, with as many statements', async () => {
  const { owner, other, theirs, family } = await families();
  const paused = await buildProfile({ listing: 'paused', withPhoto: true });
  await theirs.update({ photoKey: await storePhoto() });
  await hide(owner, other);
  const asked = async ({ id, photoKey }: Profile) => {
    const answers = [];
    for (const ask of [
      () => family.call('getProfile', { params: { id } }),
      () => family.call('revealPhone', { params: { id } }),
      () => family.call('putOnShortlist', { params: { id }, json: {} }),
      () => family.call('getLedger', { params: { id } }),
      () => family.send('GET', `/api/v1/photos/${photoKey}?size=card`),
    ]) {
      const sent = vi.spyOn(driver, 'addCommand');
      const { status, text, headers } = await ask();
      answers.push([status, text, headers.get('cache-control'), headers.get('etag'), statementsOf(sent)]);
    }
    return answers;
  };
  // The API sends some statements only from time to time: make all calls once before the comparison.
  await asked(paused);
  expect(await asked(theirs)).toEqual(await asked(paused));
});

test('the upgrade lists families that are already hidden under their names of that day', async () => {
  const { owner, other, ours, family, them } = await families();
  const schema = sequelize.getQueryInterface();
  await them.call('revealPhone', { params: { id: ours.id } });
  await hiddenNames.down(schema);
  await sequelize.query('INSERT INTO blocks (userId, otherId, createdAt) VALUES (?, ?, UTC_TIMESTAMP(3))', {
    replacements: [owner.id, other.id],
  });
  await owner.update({ hasBlocks: true });
  await hiddenNames.up(schema);
  const name = other.fullName;
  await other.update({ fullName: newWord(), village: 'MAROL' });
  expect(await listed(family)).toMatchObject([{ name, village: 'DHAN' }]);
  expect(await linesOf(family, ours)).toMatchObject([{ name, phone: null }]);
});

test('a family that the previous version hides during the upgrade is listed', async () => {
  const { owner, other, family } = await families();
  await hide(owner, other);
  await sequelize.query('UPDATE blocks SET name = NULL, village = NULL WHERE userId = ?', {
    replacements: [owner.id],
  });
  expect(await listed(family)).toMatchObject([{ name: other.fullName, village: 'DHAN' }]);
});

test('a shortlist shows the biodata of a hidden family as one that is no longer open, until the undo', async () => {
  const { other, theirs, family } = await families();
  const like = { params: { id: theirs.id }, json: { note: 'Her mother is kind' } };
  await family.call('putOnShortlist', like);
  await put(family, other);
  const entries = async () => (await family.call('getShortlist')).body.entries;
  expect(await entries()).toMatchObject([{ profileId: theirs.id, stage: null, note: null, profile: null }]);
  await takeBack(family, other);
  expect(await entries()).toMatchObject([{ note: 'Her mother is kind', profile: { id: theirs.id } }]);
});

describe('lists for hidden families', () => {
  const QUERIES = [
    {}, { without: 'own', village: 'MADIYA' }, { village: 'MADIYA', gender: 'FEMALE' },
    { maxAge: 40, village: 'MADIYA' }, { city: 'MUM', gender: 'MALE' },
    { sort: 'fullname', village: 'MADIYA' }, { order: 'asc', village: 'MADIYA' },
  ] as const; // prettier-ignore

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
    return { word, owner, other, third, family: await server.as(owner), them: await server.as(other) };
  }

  test.each([...QUERIES, { search: 'word' }, { search: 'word', gender: 'FEMALE', city: 'mum' }])(
    'lists and totals omit the other family’s biodata for both families, and for no one else: %o',
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

  test('a whole list omits a family that hides during the reply, and ends for a viewer who is rejected', async () => {
    const { owner, other, third } = await twoWithMany();
    const rows = [other, third].map(
      ({ id: userId }) => ({ userId, ownerStatus: 'approved', listing: 'open' }) as const,
    );
    async function* batches() {
      yield rows;
      await hide(other, owner);
      yield rows;
      await owner.update({ status: 'rejected' });
      yield rows;
    }
    const sent: number[][] = [];
    for await (const some of eachStillShown(owner, batches())) sent.push(some.map(({ userId }) => userId));
    expect(sent).toEqual([[other.id, third.id], [third.id], []]);
  });

  test('lists send no more statements for an account without hidden families', async () => {
    const { owner, other, family } = await twoWithMany();
    const statements = async () => {
      const sent = vi.spyOn(driver, 'addCommand');
      // The page has the viewer's own biodata, so that the statements for them are always sent.
      await family.call('getAllProfiles', { query: { page: 1, pageSize: 100 } });
      return statementsOf(sent);
    };
    const before = await statements();
    await hide(await buildApproved(), other);
    expect(await statements()).toBe(before);
    // Two statements more: one for the hidden families, and one for the number of their biodata.
    await hide(owner, other);
    expect(await statements()).toBe(before + 2);
  });
});
