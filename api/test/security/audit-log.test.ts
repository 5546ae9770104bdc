import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/ground/database/transaction.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import {
  accountForm,
  biodataForm,
  buildAdmin,
  buildProfile,
  buildUser,
  multipart,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin({ fullName: 'THE ADMIN' });
  admin = await server.as(actor);
});

describe('GET /admin/audit', () => {
  test('returns the audit log in pages, newest first, filters by action, and rejects an unknown action', async () => {
    for (let index = 0; index < 3; index += 1) {
      await admin.call('approveUser', { params: { id: (await buildUser()).id } });
    }
    const { body } = await admin.call('getAudit', {
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

describe('the audit log of one account', () => {
  const history = async (userId: number, query: Record<string, number> = {}) =>
    (await admin.call('getAudit', { query: { userId, pageSize: 100, ...query } })).body;

  test('the audit log lists who did what to an account and its biodata, newest first', async () => {
    const user = await buildUser({ fullName: 'HISTORY SUTHAR' });
    const profile = await buildProfile({ owner: user, fullName: 'HIS DAUGHTER' });
    await admin.call('approveUser', { params: { id: user.id } });
    const { password: _, ...fields } = accountForm({ name: 'NEW NAME' });
    await admin.call('updateUser', { params: { id: user.id }, form: await multipart(fields, null) });
    await admin.call('updateProfile', {
      params: { id: profile.id },
      form: await multipart(biodataForm({ fullname: 'NEW DAUGHTER' }), null),
    });
    await admin.call('deleteProfile', { params: { id: profile.id } });
    await admin.call('deleteUser', { params: { id: user.id } });
    const { entries, total } = await history(user.id);
    expect(total).toBe(5);
    const ofUser = { subjectKind: 'user', subjectId: user.id };
    const ofProfile = { subjectKind: 'profile', subjectId: profile.id };
    const by = { actorId: actor.id, actorName: 'THE ADMIN', userId: user.id };
    expect(entries).toMatchObject([
      { action: 'delete-user', subjectName: 'NEW NAME', ...ofUser, ...by },
      { action: 'delete-profile', subjectName: 'NEW DAUGHTER', ...ofProfile, ...by },
      { action: 'edit-profile', subjectName: 'NEW DAUGHTER', ...ofProfile, ...by },
      {
        action: 'edit-user',
        subjectName: 'NEW NAME',
        changed: ['name', 'email', 'phone'],
        ...ofUser,
        ...by,
      },
      {
        action: 'standing',
        subjectName: 'HISTORY SUTHAR',
        from: 'pending',
        to: 'approved',
        ...ofUser,
        ...by,
      },
    ]);
    const second = await history(user.id, { page: 2, pageSize: 2 });
    expect(second.entries.map(({ action }) => action)).toEqual(['edit-profile', 'edit-user']);
  });

  test('the audit log of an account has no entry of another’s biodata with the same id', async () => {
    const other = await buildProfile();
    const user = await buildUser();
    const subject = { id: user.id, fullName: 'X', userId: other.userId };
    await inTransaction((transaction) => AuditEntry.record(actor, 'edit-profile', subject, {}, transaction));
    expect((await history(user.id)).entries).toEqual([]);
    expect((await history(other.userId)).entries).toMatchObject([
      { action: 'edit-profile', subjectId: user.id },
    ]);
  });

  test('the audit log returns 400 for an invalid account id', async () => {
    for (const userId of ['0', 'x', '-1', '99999999999']) {
      const reply = await admin.call('getAudit', { query: { userId } });
      expect([reply.status, Object.keys(reply.body.fields ?? {})], userId).toEqual([400, ['userId']]);
    }
  });
});
