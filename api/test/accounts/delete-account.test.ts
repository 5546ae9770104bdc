import { describe, expect, test } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { StillLooking } from '../../src/register/biodata/models/still-looking.ts';
import { select, sql } from '../../src/ground/database/select.ts';
import { sweepPhotos } from '../../src/register/photos/commands/photos.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import {
  accountForm,
  biodataForm,
  buildAdmin,
  buildApproved,
  buildMaintainer,
  buildProfile,
  buildUser,
  multipart,
  newPhone,
  newWord,
  PASSWORD,
  removeTasks,
  storePhoto,
} from '../support/factories.ts';
import { tablesWith } from '../support/tables-with.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { historyOf } from '../support/history.ts';

const server = await startServer();

async function tablesOf(ids: { userId: number; profileId: number }): Promise<string[]> {
  const columns = await select<{ place: string; name: 'userId' | 'profileId' }>(
    sql(`SELECT table_name AS place, column_name AS name FROM information_schema.columns
          WHERE table_schema = DATABASE() AND column_name IN ('userId', 'profileId') ORDER BY table_name`),
  );
  const found = columns.map(async ({ place, name }) => {
    const rows = await select(sql(`SELECT 1 FROM \`${place}\` WHERE \`${name}\` = ? LIMIT 1`, ids[name]));
    return rows.length > 0 ? [place] : [];
  });
  return (await Promise.all(found)).flat();
}

describe('delete-user', () => {
  test('deletes the caller’s account with its biodata, photos and sessions', async () => {
    const user = await buildUser({ photoKey: await storePhoto() });
    const profile = await buildProfile({ owner: user, withPhoto: true });
    const [client, elsewhere] = [await server.as(user), await server.as(user)];
    const reply = await client.call('deleteUser', {
      params: { id: user.id },
      json: { currentPassword: PASSWORD },
    });
    expect(reply.body.message).toBe('User deleted successfully');
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    expect((await elsewhere.call('check')).status).toBe(401);
    expect(await User.findByPk(user.id)).toBeNull();
    expect(await Profile.findByPk(profile.id)).toBeNull();
    const admin = await server.as(await buildAdmin());
    for (const key of [user.photoKey, profile.photoKey]) {
      expect((await admin.send('GET', `/api/v1/photos/${key}`)).status).toBe(404);
    }
    expect(await redis.exists(redisKey('sessions-of', user.id))).toBe(0);
  });

  test('a deleted account leaves its name only in other families’ access logs and with the code of its copies', async () => {
    const [fullName, child] = [newWord(), newWord()];
    const user = await buildApproved({ fullName, photoKey: await storePhoto() });
    const { id, photoKey } = await buildProfile({ owner: user, fullName: child, withPhoto: true });
    const { id: other } = await buildProfile();
    await StillLooking.create({ profileId: id, lastSignAt: new Date() });
    const client = await server.as(user);
    const call: Client['call'] = async (...sent) => {
      const reply = await client.call(...sent);
      expect(reply.status).toBe(200);
      return reply;
    };
    await call('getProfile', { params: { id: other } });
    await call('revealPhone', { params: { id: other } });
    // Change the viewer's number in one access log line: two lines then differ only in this number.
    await LedgerEntry.update({ viewerPhone: newPhone() }, { where: { viewerId: user.id, kind: 'reveal' } });
    await call('revealPhone', { params: { id: other } });
    await call('putOnShortlist', { params: { id: other }, json: { stage: 'liked', forProfile: id } });
    await call('getLedger', { params: { id } });
    const { password: currentPassword, ...form } = accountForm({ name: fullName, phone: user.phone });
    await call('updateUser', {
      params: { id: user.id },
      form: await multipart({ ...form, currentPassword }),
    });
    await call('deleteUser', { params: { id: user.id }, json: { currentPassword } });
    await removeTasks();
    await sweepPhotos();

    expect(await tablesWith(fullName)).toEqual(['ledger_entries', 'mark_codes']);
    expect(await tablesWith(user.phone)).toEqual([]);
    expect(await LedgerEntry.count({ where: { viewerId: user.id, kind: 'reveal' } })).toBe(1);
    for (const text of [child, user.email, String(form.email), photoKey ?? '']) {
      expect(await tablesWith(text)).toEqual([]);
    }
    expect(await tablesOf({ userId: user.id, profileId: id })).toEqual(['mark_codes', 'security_events']);
  });

  test.each([
    ['without the password', undefined, 'Please enter your current password.'],
    ['with a wrong password', 'another password', 'This is not your current password.'],
  ])('returns 403 for the deletion of the caller’s account %s', async (_, currentPassword, sentence) => {
    const user = await buildUser();
    const profile = await buildProfile({ owner: user });
    const client = await server.as(user);
    const reply = await client.call('deleteUser', { params: { id: user.id }, json: { currentPassword } });
    expect([reply.status, reply.body]).toEqual([
      403,
      { message: sentence, code: 'reauth', fields: { currentPassword: sentence } },
    ]);
    expect((await client.call('check')).status).toBe(200);
    expect(await Profile.findByPk(profile.id)).not.toBeNull();
  });

  test('an administrator’s deletion of an account is recorded with the account’s name', async () => {
    const user = await buildUser({ fullName: 'GONE SUTHAR' });
    const admin = await server.as(await buildAdmin());
    await admin.call('deleteUser', { params: { id: user.id } });
    expect(await historyOf(admin, user.id)).toMatchObject([
      { action: 'delete-user', subjectName: 'GONE SUTHAR' },
    ]);
    expect((await admin.call('deleteUser', { params: { id: user.id } })).status).toBe(404);
  });

  test('an administrator cannot delete their own account', async () => {
    const user = await buildAdmin();
    const client = await server.as(user);
    const reply = await client.call('deleteUser', {
      params: { id: user.id },
      json: { currentPassword: PASSWORD },
    });
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'An administrator can’t delete their own account.',
    ]);
  });
});

describe('the purge of accounts without biodata', () => {
  test('the maintainer counts and deletes accounts without biodata, but no administrators', async () => {
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
    const { count } = (await maintainer.call('countUsersWithoutProfiles')).body;
    expect(count).toBeGreaterThanOrEqual(2);
    expect((await maintainer.call('deleteUsersWithoutProfiles')).body).toEqual({ count });
    expect((await maintainer.call('countUsersWithoutProfiles')).body).toEqual({ count: 0 });
    for (const { id } of gone) expect(await User.findByPk(id)).toBeNull();
    for (const { id } of kept) expect(await User.findByPk(id)).not.toBeNull();
    expect((await session?.call('check'))?.status).toBe(401);
    expect((await maintainer.send('GET', `/api/v1/photos/${gone[1]?.photoKey}`)).status).toBe(404);
    expect(await historyOf(maintainer, gone[0]?.id ?? 0)).toMatchObject([
      { action: 'purge', subjectName: 'NO BIODATA' },
    ]);
  });

  test('an account that adds a biodata during the purge keeps both, or has neither', async () => {
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
      // If the account is deleted before the form arrives, the API expects a visitor's form with account
      // fields: 400. If it is deleted while the API reads the form, the session has ended: 401.
      expect([exists, profiles]).toEqual(exists ? [true, 1] : [false, 0]);
      expect(exists ? [201] : [400, 401]).toContain(created.status);
    }
  });
});
