import { describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { accountForm, buildAdmin, buildApproved, buildUser, multipart } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** How administrators learn of a changed name, father’s name or village of an account. */
const server = await startServer();

const NAMED = { name: 'RAMESH SUTHAR', Father: 'MOHANLAL SUTHAR', village: 'DHAN' };

async function edit(client: Client, { id, phone, email }: User, fields: Record<string, unknown>) {
  const { password, ...form } = accountForm({ ...NAMED, phone, email, ...fields });
  const reply = await client.call('updateUser', {
    params: { id },
    form: await multipart({ ...form, currentPassword: password }, null),
  });
  expect(reply.status, reply.text).toBe(200);
}

const auditOf = async ({ id }: User) => {
  const administrator = await server.as(await buildAdmin());
  const { body } = await administrator.call('getAudit', { query: { userId: id, action: 'edit-user' } });
  return body.entries;
};
const eventsOf = ({ id }: User) => SecurityEvent.count({ where: { userId: id, event: 'name-changed' } });

describe('approved accounts that edit themselves', () => {
  test.each([
    ['name', 'RAMESH LOHAR'],
    ['Father', 'MOHANLAL LOHAR'],
    ['village', 'MAROL'],
  ] as const)(
    'an approved account’s changed %s is in the audit log with before and after, and is a security event',
    async (field, after) => {
      const user = await buildApproved();
      await edit(await server.as(user), user, { [field]: after });
      expect(await auditOf(user)).toMatchObject([
        {
          actorId: user.id,
          userId: user.id,
          changed: [field],
          edits: [{ field, before: NAMED[field], after }],
        },
      ]);
      expect(await eventsOf(user)).toBe(1);
    },
  );

  test('a name that changes only in case leaves no entry', async () => {
    const user = await buildApproved();
    await edit(await server.as(user), user, { name: 'ramesh suthar' });
    expect([await auditOf(user), await eventsOf(user)]).toEqual([[], 0]);
  });
});

test('a pending or rejected account corrects its name without an entry', async () => {
  for (const status of ['pending', 'rejected'] as const) {
    const user = await buildUser({ status });
    await edit(await server.as(user), user, { name: 'RAMESH LOHAR' });
    expect([await auditOf(user), await eventsOf(user)]).toEqual([[], 0]);
  }
});

test('an administrator’s change of all three is in the audit log with each field', async () => {
  const user = await buildApproved();
  const admin = await buildAdmin();
  await edit(await server.as(admin), user, { name: 'A LOHAR', Father: 'B LOHAR', village: 'MAROL' });
  const [entry] = await auditOf(user);
  expect(entry).toMatchObject({ actorId: admin.id, changed: ['name', 'Father', 'village'] });
  expect(entry?.edits?.map(({ after }) => after)).toEqual(['A LOHAR', 'B LOHAR', 'MAROL']);
  expect(await eventsOf(user)).toBe(1);
});
