import { describe, expect, test } from 'vitest';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { biodataForm, buildAdmin, buildApproved, buildUser, multipart } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { historyOf } from '../support/history.ts';

const server = await startServer();
const statusOf = async (client: Client) => {
  const { user } = (await client.call('check')).body;
  return [user.IsApproved, user.IsRejected];
};

describe('decisions on an account', () => {
  test('a decision applies to the account’s very next request, from any status to any, and is recorded', async () => {
    const user = await buildUser();
    const member = await server.as(user);
    const actor = await buildAdmin({ fullName: 'THE ADMIN' });
    const admin = await server.as(actor);
    const move = async (name: 'approveUser' | 'pendUser' | 'rejectUser') =>
      (await admin.call(name, { params: { id: user.id } })).body.message;
    expect(await move('approveUser')).toBe('User approved');
    expect(await statusOf(member)).toEqual([true, false]);
    expect((await member.call('getAllProfiles', { query: { page: 1 } })).status).toBe(200);
    expect(await move('rejectUser')).toBe('User rejected');
    expect(await statusOf(member)).toEqual([false, true]);
    expect((await member.call('getAllProfiles', { query: { page: 1 } })).status).toBe(403);
    expect(await move('pendUser')).toBe('User moved back to pending');
    expect(await statusOf(member)).toEqual([false, false]);
    expect(await historyOf(admin, user.id)).toMatchObject([
      {
        action: 'standing',
        from: 'rejected',
        to: 'pending',
        actorId: actor.id,
        actorName: 'THE ADMIN',
        subjectName: user.fullName,
      },
      { action: 'standing', from: 'approved', to: 'rejected' },
      { action: 'standing', from: 'pending', to: 'approved' },
    ]);
  });

  test('approving an approved account changes and records nothing', async () => {
    const user = await buildApproved();
    const admin = await server.as(await buildAdmin());
    expect((await admin.call('approveUser', { params: { id: user.id } })).status).toBe(200);
    expect(await historyOf(admin, user.id)).toEqual([]);
  });

  test('a decision returns 409 with the name of another administrator who has decided otherwise', async () => {
    const user = await buildUser();
    const params = { id: user.id };
    const first = await server.as(await buildAdmin({ fullName: 'THE FIRST' }));
    const second = await server.as(await buildAdmin());
    const json = { from: 'pending' };
    expect((await first.call('rejectUser', { params, json })).status).toBe(200);
    const late = await second.call('approveUser', { params, json });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'conflict',
      'THE FIRST has already rejected this account. Please look at it again.',
    ]);
    expect((await user.reload()).status).toBe('rejected');
    expect(await historyOf(first, user.id)).toHaveLength(1);
    // A repeated decision succeeds, and so does one that names the account's current status.
    expect((await second.call('rejectUser', { params, json })).status).toBe(200);
    expect((await second.call('approveUser', { params, json: { from: 'rejected' } })).status).toBe(200);
  });

  test.each(['gone', 1, null, ['pending']])(
    'a decision with the invalid previous status %j returns 400',
    async (from) => {
      const admin = await server.as(await buildAdmin());
      const reply = await admin.call('approveUser', { params: { id: 1 }, json: { from } });
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['from']]);
    },
  );

  test('a decision on an unknown account returns 404', async () => {
    const admin = await server.as(await buildAdmin());
    expect((await admin.call('approveUser', { params: { id: 4_000_000_000 } })).status).toBe(404);
  });

  test('an administrator cannot make their own account pending or rejected', async () => {
    const user = await buildAdmin();
    const admin = await server.as(user);
    for (const name of ['pendUser', 'rejectUser'] as const) {
      const reply = await admin.call(name, { params: { id: user.id } });
      expect([reply.status, reply.body.message]).toEqual([403, 'You can’t change your own status.']);
    }
  });

  test('rejecting an administrator ends their rights immediately', async () => {
    const other = await buildAdmin();
    const theirs = await server.as(other);
    const admin = await server.as(await buildAdmin());
    await admin.call('rejectUser', { params: { id: other.id } });
    expect((await theirs.call('getCounts')).status).toBe(403);
  });

  test('twelve approvals of one account at the same moment all succeed, and are recorded once', async () => {
    const user = await buildUser();
    const admin = await server.as(await buildAdmin());
    const office = [admin];
    while (office.length < 4) office.push(await server.as(await buildAdmin()));
    const replies = await Promise.all(
      [...office, ...office, ...office].map((one) => one.call('approveUser', { params: { id: user.id } })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await historyOf(admin, user.id)).toHaveLength(1);
  });

  test('of two administrators who reject each other at the same moment, one remains', async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()];
    const [one, two] = [await server.as(first), await server.as(second)];
    const replies = await Promise.all([
      one.call('rejectUser', { params: { id: second.id } }),
      two.call('rejectUser', { params: { id: first.id } }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a biodata added while its account is approved has the right account status', async () => {
    const admin = await server.as(await buildAdmin());
    for (let round = 0; round < 5; round += 1) {
      const user = await buildUser();
      const member = await server.as(user);

      await Promise.all([
        member.call('createProfile', { form: await multipart(biodataForm()) }),
        admin.call('approveUser', { params: { id: user.id } }),
      ]);
      const profile = await Profile.findOne({ where: { userId: user.id } });
      expect(profile?.ownerStatus).toBe('approved');
    }
  });
});
