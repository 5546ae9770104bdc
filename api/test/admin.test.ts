import type { SessionReply, UpdateUserReply, UserReply } from '@pehchan/contract/accounts';
import type { AuditReply } from '@pehchan/contract/audit';
import type { CountReply } from '@pehchan/contract/common';
import type { CountsReply } from '@pehchan/contract/overview';
import { describe, expect, test } from 'vitest';
import { redis, redisKey } from '../src/gateways/redis.ts';
import { Profile } from '../src/biodata/models/profile.ts';
import { User } from '../src/accounts/models/user.ts';
import {
  accountForm, biodataForm, buildAdmin, buildApproved, buildMaintainer, buildProfile, buildUser, multipart,
  newEmail, newPhone, storePhoto,
} from './factories.ts'; // prettier-ignore
import { type Client, startServer } from './test-server.ts';

const server = await startServer();
const standing = async (client: Client) => {
  const { user } = (await client.call<SessionReply>('check')).body;
  return [user.IsApproved, user.IsRejected];
};
const audit = async (admin: Client, userId: number) =>
  (await admin.call<AuditReply>('getAudit', { query: { userId, pageSize: 100 } })).body.entries;

describe('approve, pend and reject', () => {
  test('act on the account’s very next request, from any standing to any, and are recorded', async () => {
    const user = await buildUser();
    const member = await server.as(user);
    const actor = await buildAdmin({ fullName: 'THE ADMIN' });
    const admin = await server.as(actor);
    const move = async (name: 'approveUser' | 'pendUser' | 'rejectUser') =>
      (await admin.call(name, { params: { id: user.id } })).body.message;
    expect(await move('approveUser')).toBe('User approved');
    expect(await standing(member)).toEqual([true, false]);
    expect((await member.call('getAllProfiles', { query: { page: 1 } })).status).toBe(200);
    expect(await move('rejectUser')).toBe('User rejected');
    expect(await standing(member)).toEqual([false, true]);
    expect((await member.call('getAllProfiles', { query: { page: 1 } })).status).toBe(403);
    expect(await move('pendUser')).toBe('User set back to pending');
    expect(await standing(member)).toEqual([false, false]);
    expect(await audit(admin, user.id)).toMatchObject([
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

  test('to where it is already changes and records nothing', async () => {
    const user = await buildApproved();
    const admin = await server.as(await buildAdmin());
    expect((await admin.call('approveUser', { params: { id: user.id } })).status).toBe(200);
    expect(await audit(admin, user.id)).toEqual([]);
  });

  test('of an account that another has decided on meanwhile are refused, with who it was', async () => {
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
      'Meanwhile THE FIRST has rejected this account. Please look at it again.',
    ]);
    expect((await user.reload()).status).toBe('rejected');
    expect(await audit(first, user.id)).toHaveLength(1);
    // Of one mind, or with open eyes.
    expect((await second.call('rejectUser', { params, json })).status).toBe(200);
    expect((await second.call('approveUser', { params, json: { from: 'rejected' } })).status).toBe(200);
  });

  test.each(['gone', 1, null, ['pending']])('from %j is 400', async (from) => {
    const admin = await server.as(await buildAdmin());
    const reply = await admin.call('approveUser', { params: { id: 1 }, json: { from } });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['from']]);
  });

  test('of nobody is 404', async () => {
    const admin = await server.as(await buildAdmin());
    expect((await admin.call('approveUser', { params: { id: 4_000_000_000 } })).status).toBe(404);
  });

  test('never of oneself downwards', async () => {
    const user = await buildAdmin();
    const admin = await server.as(user);
    for (const name of ['pendUser', 'rejectUser'] as const) {
      const reply = await admin.call(name, { params: { id: user.id } });
      expect([reply.status, reply.body.message]).toEqual([403, 'You can’t change your own standing.']);
    }
  });

  test('of an administrator ends their rights at once', async () => {
    const other = await buildAdmin();
    const theirs = await server.as(other);
    const admin = await server.as(await buildAdmin());
    await admin.call('rejectUser', { params: { id: other.id } });
    expect((await theirs.call('getCounts')).status).toBe(403);
  });

  test('two administrators who reject each other at the same moment: one remains', async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()];
    const [one, two] = [await server.as(first), await server.as(second)];
    const replies = await Promise.all([
      one.call('rejectUser', { params: { id: second.id } }),
      two.call('rejectUser', { params: { id: first.id } }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('at the moment that a biodata is added leave its copy of the standing right', async () => {
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

describe('get-Allcounts', () => {
  test('counts accounts by standing and biodata by gender', async () => {
    const admin = await server.as(await buildAdmin());
    const counts = async () => (await admin.call<CountsReply>('getCounts')).body;
    const before = await counts();
    await buildProfile({ owner: await buildUser(), gender: 'MALE' });
    await buildUser({ status: 'rejected' });
    expect(await counts()).toEqual({
      totaluserCount: before.totaluserCount + 2,
      totalProfiles: before.totalProfiles + 1,
      totalApprovedUsers: before.totalApprovedUsers,
      totalApprovalPendingUsers: before.totalApprovalPendingUsers + 1,
      totalMaleProfiles: before.totalMaleProfiles + 1,
      totalFemaleProfiles: before.totalFemaleProfiles,
      totalRejectedUsers: before.totalRejectedUsers + 1,
      message: 'Counts fetched',
    });
  });
});

describe('get-user-by-UserId and update-user', () => {
  const edit = async (client: Client, id: number, change: Record<string, unknown>, photo = false) => {
    const { password: _, ...fields } = accountForm(change);
    return client.call<UpdateUserReply>('updateUser', {
      params: { id },
      form: await multipart(fields, photo ? { field: 'imageFile' } : null),
    });
  };

  test.each([
    ['name', { name: 'AB' }, 'Name must be at least 3 characters long'],
    ['Father', { Father: 'AB' }, 'Father must be at least 3 characters long'],
    ['email', { email: 'no' }, 'Enter a valid email'],
    ['phone', { phone: '1' }, 'Phone number is required.'],
    ['phone', { phone: '12345678901' }, 'Invalid Number!'],
    ['village', { village: '' }, 'Choose one of the eleven villages'],
  ])('refuses %s %o', async (field, change, sentence) => {
    const user = await buildUser();
    const reply = await edit(await server.as(user), user.id, change);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test('refuses another’s phone and email, and takes one’s own again', async () => {
    const other = await buildUser();
    const user = await buildUser();
    const client = await server.as(user);
    expect((await edit(client, user.id, { phone: other.phone })).status).toBe(409);
    expect((await edit(client, user.id, { email: other.email })).body.fields).toEqual({
      email: 'This email is already registered.',
    });
    expect((await edit(client, user.id, { phone: user.phone, email: user.email })).status).toBe(200);
  });

  test('refuses to tell of the twenty-first phone whether it is registered, and takes one’s own as often', async () => {
    const [other, user] = [await buildUser(), await buildUser()];
    const client = await server.as(user);
    const { phone, email } = user;
    for (let count = 0; count < 20; count += 1) {
      const change = count % 2 === 0 ? { phone: other.phone, email } : { phone, email: other.email };
      expect((await edit(client, user.id, change)).status).toBe(409);
    }
    for (const asked of [other.phone, newPhone()]) {
      const reply = await edit(client, user.id, { phone: asked, email });
      expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await edit(client, user.id, { phone, email, name: 'New Name' })).status).toBe(200);
  });

  test('refuses the forty-first that is asked for from one address, by one account after another', async () => {
    const other = await buildUser();
    const statuses = new Map<number, number>();
    for (let count = 0; count < 42; count += 14) {
      const user = await buildUser();
      const client = await server.as(user);
      client.address = '10.201.1.1';
      for (let tries = 0; tries < 14; tries += 1) {
        const { status } = await edit(client, user.id, { phone: other.phone, email: user.email });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(statuses)).toEqual({ 409: 40, 429: 2 });
  });

  test('refuses the maintainer’s phone, which would hand over a right', async () => {
    const user = await buildAdmin();
    const reply = await edit(await server.as(user), user.id, { phone: process.env['MAINTAINER_PHONE'] });
    expect(reply.status).toBe(409);
  });

  test('changes the account, with a photo that takes the old one’s place', async () => {
    const user = await buildApproved({ photoKey: await storePhoto() });
    const client = await server.as(user);
    const email = newEmail();
    const reply = await edit(
      client,
      user.id,
      { name: 'new name', email: email.toUpperCase(), village: 'marol' },
      true,
    );
    expect(reply.body.message).toBe('User Updated successfully⚡');
    expect(reply.body.UpdateUser).toMatchObject({
      name: 'NEW NAME',
      email,
      village: 'MAROL',
      IsApproved: true,
    });
    const read = (await client.call<UserReply>('getUser', { params: { id: user.id } })).body.User;
    expect(read).toEqual(reply.body.UpdateUser);
    expect((await client.send('GET', read.image ?? '')).status).toBe(200);
    expect((await client.send('GET', `/api/v1/photos/${user.photoKey}`)).status).toBe(404);
  });

  test('by an administrator is recorded', async () => {
    const user = await buildUser();
    const admin = await server.as(await buildAdmin());
    await edit(admin, user.id, {});
    expect(await audit(admin, user.id)).toMatchObject([{ action: 'edit-user' }]);
  });
});

describe('delete-user', () => {
  test('deletes the own account with biodata, photos and every session', async () => {
    const user = await buildUser({ photoKey: await storePhoto() });
    const profile = await buildProfile({ owner: user, withPhoto: true });
    const [client, elsewhere] = [await server.as(user), await server.as(user)];
    const reply = await client.call('deleteUser', { params: { id: user.id } });
    expect(reply.body.message).toBe('User deleted successfully');
    expect(client.cookies.size).toBe(0);
    expect((await elsewhere.call('check')).status).toBe(401);
    expect(await User.findByPk(user.id)).toBeNull();
    expect(await Profile.findByPk(profile.id)).toBeNull();
    const admin = await server.as(await buildAdmin());
    for (const key of [user.photoKey, profile.photoKey]) {
      expect((await admin.send('GET', `/api/v1/photos/${key}`)).status).toBe(404);
    }
    expect(await redis.exists(redisKey('sessions-of', user.id))).toBe(0);
  });

  test('by an administrator is recorded, and names whom', async () => {
    const user = await buildUser({ fullName: 'GONE SUTHAR' });
    const admin = await server.as(await buildAdmin());
    await admin.call('deleteUser', { params: { id: user.id } });
    expect(await audit(admin, user.id)).toMatchObject([
      { action: 'delete-user', subjectName: 'GONE SUTHAR' },
    ]);
    expect((await admin.call('deleteUser', { params: { id: user.id } })).status).toBe(404);
  });

  test('of an administrator by himself is refused', async () => {
    const user = await buildAdmin();
    const reply = await (await server.as(user)).call('deleteUser', { params: { id: user.id } });
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'An administrator can’t delete their own account.',
    ]);
  });
});

describe('accounts without biodata', () => {
  test('are counted and deleted, administrators’ and those with biodata never', async () => {
    const maintainer = await server.as(await buildMaintainer());
    const gone = [
      await buildUser({ fullName: 'NO BIODATA' }),
      await buildApproved({ photoKey: await storePhoto() }),
    ];
    const kept = [
      await buildAdmin(),
      await buildAdmin({ status: 'rejected' }),
      await buildUser(),
      await buildUser({ status: 'rejected' }),
    ];
    for (const owner of kept.slice(2)) await buildProfile({ owner });
    const session = gone[0] && (await server.as(gone[0]));
    const { count } = (await maintainer.call<CountReply>('countUsersWithoutProfiles')).body;
    expect(count).toBeGreaterThanOrEqual(2);
    expect((await maintainer.call<CountReply>('deleteUsersWithoutProfiles')).body).toEqual({ count });
    expect((await maintainer.call<CountReply>('countUsersWithoutProfiles')).body).toEqual({ count: 0 });
    for (const { id } of gone) expect(await User.findByPk(id)).toBeNull();
    for (const { id } of kept) expect(await User.findByPk(id)).not.toBeNull();
    expect((await session?.call('check'))?.status).toBe(401);
    expect((await maintainer.send('GET', `/api/v1/photos/${gone[1]?.photoKey}`)).status).toBe(404);
    expect(await audit(maintainer, gone[0]?.id ?? 0)).toMatchObject([
      { action: 'purge', subjectName: 'NO BIODATA' },
    ]);
  });

  test('who adds one at that moment keeps account and biodata, or has neither', async () => {
    const maintainer = await server.as(await buildMaintainer());

    for (let round = 0; round < 5; round += 1) {
      const user = await buildUser();
      const member = await server.as(user);
      const form = await multipart(biodataForm());
      const [created] = await Promise.all([
        member.call('createProfile', { form }),
        maintainer.call('deleteUsersWithoutProfiles'),
      ]);
      const exists = (await User.findByPk(user.id)) !== null;
      const profiles = await Profile.count({ where: { userId: user.id } });
      // Deleted before the form arrived, it is a visitor's form without an account; deleted while it was
      // read, a sign-in is missing.
      expect([exists, profiles]).toEqual(exists ? [true, 1] : [false, 0]);
      expect(exists ? [201] : [400, 401]).toContain(created.status);
    }
  });
});

describe('GET /admin/audit', () => {
  test('pages, newest first, and filters by action', async () => {
    const admin = await server.as(await buildAdmin());
    for (let index = 0; index < 3; index += 1) {
      await admin.call('approveUser', { params: { id: (await buildUser()).id } });
    }
    const { body } = await admin.call<AuditReply>('getAudit', {
      query: { page: 1, pageSize: 2, action: 'standing' },
    });
    expect(body).toMatchObject({ page: 1, pageSize: 2 });
    expect(body.total).toBeGreaterThanOrEqual(3);
    expect(body.entries).toHaveLength(2);
    expect(body.entries[0]?.id).toBeGreaterThan(body.entries[1]?.id ?? Infinity);
    const bad = await admin.call('getAudit', { query: { action: 'nothing' } });
    expect(bad.body.fields).toHaveProperty('action');
  });
});
