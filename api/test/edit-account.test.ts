import { describe, expect, test, beforeAll } from 'vitest';
import type { User } from '../src/accounts/models/user.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildUser,
  multipart,
  newEmail,
  newPhone,
  storePhoto,
} from './factories.ts';
import { type Client, startServer } from './test-server.ts';
import { historyOf } from './history.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('get-user-by-UserId and update-user', () => {
  const edit = async (client: Client, id: number, change: Record<string, unknown>, photo = false) => {
    const { password: _, ...fields } = accountForm(change);
    return client.call('updateUser', {
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
    const read = (await client.call('getUser', { params: { id: user.id } })).body.User;
    expect(read).toEqual(reply.body.UpdateUser);
    expect((await client.send('GET', read.image ?? '')).status).toBe(200);
    expect((await client.send('GET', `/api/v1/photos/${user.photoKey}`)).status).toBe(404);
  });

  test('by an administrator is recorded', async () => {
    const user = await buildUser();
    const admin = await server.as(await buildAdmin());
    await edit(admin, user.id, {});
    expect(await historyOf(admin, user.id)).toMatchObject([{ action: 'edit-user' }]);
  });
});

describe('an administrator’s account, edited by another one,', () => {
  const formOf = ({ fullName, fatherName, email, phone, village }: User) => ({
    name: fullName,
    Father: fatherName,
    email,
    phone,
    village,
  });
  const edit = async (client: Client, user: User, change: Record<string, string>, photo = false) =>
    client.call('updateUser', {
      params: { id: user.id },
      form: await multipart({ ...formOf(user), ...change }, photo ? { field: 'imageFile' } : null),
    });
  const lastChange = async ({ id }: User) =>
    (await admin.call('getAudit', { query: { userId: id, pageSize: 1 } })).body.entries[0]?.changed;

  test.each([
    ['email', () => ({ email: newEmail() })],
    ['phone', () => ({ phone: newPhone() })],
  ])('keeps its %s, by which one signs in or asks for a new password', async (_, change) => {
    const other = await buildAdmin();
    const { status, body } = await edit(admin, other, { name: 'NEW NAME', ...change() }, true);
    expect([status, body.message]).toEqual([
      403,
      'An administrator’s email and mobile number can be changed by that administrator alone.',
    ]);
    const before = { ...formOf(other), photoKey: null };
    await other.reload();
    expect({ ...formOf(other), photoKey: other.photoKey }).toEqual(before);
    expect(await lastChange(other)).toBeUndefined();
  });

  test('keeps them also when its role was withdrawn by nothing but its standing', async () => {
    const other = await buildAdmin({ status: 'rejected' });
    expect((await edit(admin, other, { email: newEmail() })).status).toBe(403);
  });

  test('takes everything else, and the log says which fields', async () => {
    const other = await buildAdmin();
    expect((await edit(admin, other, { name: 'new name', village: 'MAROL' }, true)).status).toBe(200);
    expect(await lastChange(other)).toEqual(['name', 'village', 'image']);
    expect((await other.reload()).fullName).toBe('NEW NAME');
    expect((await edit(admin, other, { email: other.email.toUpperCase() })).status).toBe(200);
    expect(await lastChange(other)).toEqual([]);
  });

  test('is its holder’s to change, and a member’s is any administrator’s', async () => {
    const other = await buildAdmin();
    const change = { email: newEmail(), phone: newPhone() };
    expect((await edit(await server.as(other), other, change)).status).toBe(200);
    expect(await other.reload()).toMatchObject(change);
    const member = await buildUser();
    expect((await edit(admin, member, { email: newEmail(), phone: newPhone() })).status).toBe(200);
    expect(await lastChange(member)).toEqual(['email', 'phone']);
  });
});
