import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ConnectionError } from 'sequelize';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { historyOf } from '../support/history.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin();
  admin = await server.as(actor);
});

const review = (hostile: unknown, client = admin) => client.call('reviewUsers', { hostile });

describe('refused reviews', () => {
  const ids = 'Choose from 1 to 100 users';
  const status = 'Choose approved, pending or rejected';
  test.each<[unknown, Record<string, string>]>([
    [{ ids: [], status: 'approved' }, { ids }],
    [{ ids: Array.from({ length: 101 }, (_, index) => index + 1), status: 'approved' }, { ids }],
    [{ ids: [1, 0], status: 'approved' }, { ids }],
    [{ ids: [1.5], status: 'approved' }, { ids }],
    [{ ids: ['x'], status: 'approved' }, { ids }],
    [{ ids: [[1]], status: 'approved' }, { ids }],
    [{ ids: [{ id: 1 }], status: 'approved' }, { ids }],
    [{ ids: [null], status: 'approved' }, { ids }],
    [{ ids: 1, status: 'approved' }, { ids }],
    [{ status: 'approved' }, { ids }],
    [{ ids: [1], status: 'gone' }, { status }],
    [{ ids: [1] }, { status }],
    [{ ids: [1], status: 'approved', from: 'gone' }, { from: status }],
    [{}, { ids, status }],
  ])('reviewUsers refuses the request %j', async (json, fields) => {
    const reply = await review(json);
    expect([reply.status, reply.body.fields]).toEqual([400, fields]);
  });

  test('reviewUsers refuses a caller who is no administrator, and changes no account', async () => {
    const user = await buildUser();
    const member = await server.as(await buildApproved());
    expect((await review({ ids: [user.id], status: 'approved' }, member)).status).toBe(403);
    expect((await user.reload()).status).toBe('pending');
  });
});

describe('reviews of several accounts', () => {
  test('reviewUsers changes and reports each account; one that cannot be changed does not stop the others', async () => {
    const [first, last] = [await buildUser(), await buildUser({ status: 'rejected' })];
    const { status, body } = await review({
      ids: [first.id, actor.id, 4_000_000_000, last.id, first.id],
      status: 'pending',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        { id: first.id, ok: true, message: 'User moved back to pending' },
        { id: actor.id, ok: false, message: 'You can’t change your own status.', code: 'forbidden' },
        { id: 4_000_000_000, ok: false, message: 'Not found.', code: 'not_found' },
        { id: last.id, ok: true, message: 'User moved back to pending' },
      ],
      message: '2 of 4 users moved',
    });
    expect((await last.reload()).status).toBe('pending');
  });

  test('reviewUsers leaves an account that another administrator has decided since, and reports who did', async () => {
    const other = await server.as(await buildAdmin({ fullName: 'THE OTHER' }));
    const [first, last] = [await buildUser(), await buildUser()];
    await review({ ids: [first.id], status: 'rejected' }, other);
    const { body } = await review({ ids: [first.id, last.id], status: 'approved', from: 'pending' });
    const message = 'THE OTHER has already rejected this account. Please look at it again.';
    expect(body.results).toEqual([
      { id: first.id, ok: false, message, code: 'conflict' },
      { id: last.id, ok: true, message: 'User approved' },
    ]);
    expect((await first.reload()).status).toBe('rejected');
  });

  test('reviewUsers applies to each account’s next request and biodata, and records each decision', async () => {
    const users = [await buildUser(), await buildUser()];
    const members = await Promise.all(users.map((user) => server.as(user)));
    for (const owner of users) await buildProfile({ owner });
    const ids = users.map(({ id }) => id);
    await review({ ids, status: 'approved' });
    for (const member of members) {
      expect((await member.call('check')).body.user.IsApproved).toBe(true);
    }
    for (const userId of ids) {
      expect((await Profile.findOne({ where: { userId } }))?.ownerStatus).toBe('approved');
      expect(await historyOf(admin, userId)).toMatchObject([
        { action: 'standing', from: 'pending', to: 'approved', actorId: actor.id },
      ]);
    }
    await review({ ids, status: 'rejected' });
    expect((await members[0]?.call('getAllProfiles', { query: { page: 1 } }))?.status).toBe(403);
  });

  test('reviewUsers accepts a hundred accounts', async () => {
    const users = await Promise.all(Array.from({ length: 100 }, () => buildUser()));
    const { body } = await review({ ids: users.map(({ id }) => id), status: 'approved' });
    expect(body.results.every(({ ok }) => ok)).toBe(true);
    expect(body.message).toBe('100 of 100 users moved');
  });

  test('reviewUsers stops when its administrator is rejected during the request', async () => {
    const demoted = await buildAdmin();
    const theirs = await server.as(demoted);
    const [first, second] = [await buildUser(), await buildUser()];
    // Another administrator rejects the reviewing one between the check of rights and the lock of accounts.
    const elsewhere = AsyncLocalStorage.snapshot();
    const held = vi.spyOn(User, 'findHeld');
    held.mockImplementationOnce(async (id, transaction) => {
      await elsewhere(() => User.update({ status: 'rejected' }, { where: { id: demoted.id } }));
      return User.findByPk(id, { transaction, lock: transaction.LOCK.SHARE });
    });
    const { body } = await review({ ids: [first.id, second.id], status: 'approved' }, theirs);
    held.mockRestore();
    expect(body.results.map(({ ok, code }) => [ok, code])).toEqual([
      [false, 'forbidden'],
      [false, 'forbidden'],
    ]);
    expect((await second.reload()).status).toBe('pending');
  });

  test('reviewUsers tries an unavailable database once, not once for each account', async () => {
    const users = await Promise.all([buildUser(), buildUser(), buildUser()]);
    const gone = vi.spyOn(sequelize, 'transaction').mockRejectedValue(new ConnectionError(new Error('gone')));
    const { body } = await review({ ids: users.map(({ id }) => id), status: 'approved' });
    const tries = gone.mock.calls.length;
    gone.mockRestore();
    expect(body.results.map(({ code }) => code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(tries).toBe(1);
  });

  test('two parallel reviews leave account and biodata with the same status', async () => {
    const other = await server.as(await buildAdmin());
    const users = await Promise.all(Array.from({ length: 8 }, () => buildUser()));
    for (const owner of users) await buildProfile({ owner });
    const ids = users.map(({ id }) => id);
    const replies = await Promise.all([
      review({ ids, status: 'approved' }),
      review({ ids: ids.toReversed(), status: 'rejected' }, other),
    ]);
    for (const { body } of replies) expect(body.results.every(({ ok }) => ok)).toBe(true);
    for (const user of users) {
      const profile = await Profile.findOne({ where: { userId: user.id } });
      expect(profile?.ownerStatus).toBe((await user.reload()).status);
    }
  });
});

describe('dates of an account status', () => {
  const row = async (id: number, search: string) =>
    (await admin.call('getUsers', { query: { page: 1, pageSize: 100, search } })).body.users.find(
      (user) => user.id === id,
    );

  test('an account status dates from registration or the last decision, not from edits or repeated decisions', async () => {
    const registered = new Date('2026-01-01T10:00:00.000Z');
    const user = await buildUser({ createdAt: registered, statusSince: registered });
    expect((await row(user.id, user.phone))?.standingSince).toBe('2026-01-01T10:00:00.000Z');
    const before = Date.now();
    await admin.call('approveUser', { params: { id: user.id } });
    const since = (await row(user.id, user.phone))?.standingSince ?? '';
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before);
    await admin.call('approveUser', { params: { id: user.id } });
    await user.update({ fullName: 'ANOTHER NAME' });
    expect((await row(user.id, user.phone))?.standingSince).toBe(since);
    await review({ ids: [user.id], status: 'pending' });
    expect((await row(user.id, user.phone))?.standingSince).not.toBe(since);
  });

  test('a new account’s status dates from its registration', async () => {
    const user = await buildUser();
    expect(Math.abs(user.statusSince.getTime() - user.createdAt.getTime())).toBeLessThan(1000);
  });
});
