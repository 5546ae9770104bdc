import { describe, expect, test, beforeAll } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildProfiles,
  buildUser,
  multipart,
  newEmail,
  newPhone,
  PASSWORD,
  storePhoto,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { historyOf } from '../support/history.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('get-user-by-UserId and update-user', () => {
  const edit = async (client: Client, id: number, change: Record<string, unknown>, photo = false) => {
    const { password: currentPassword, ...form } = accountForm();
    const fields = { ...form, currentPassword, ...change };
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
  ])('rejects an invalid %s with 400: %o', async (field, change, sentence) => {
    const user = await buildUser();
    const reply = await edit(await server.as(user), user.id, change);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test('returns 409 for another account’s phone or email, and accepts the account’s own', async () => {
    const other = await buildUser();
    const user = await buildUser();
    const client = await server.as(user);
    expect((await edit(client, user.id, { phone: other.phone })).status).toBe(409);
    expect((await edit(client, user.id, { email: other.email })).body.fields).toEqual({
      email: 'This email is already registered.',
    });
    expect((await edit(client, user.id, { phone: user.phone, email: user.email })).status).toBe(200);
  });

  test('plans a mail to the old email, which the tasks table has in unreadable form', async () => {
    const user = await buildUser();
    const reply = await edit(await server.as(user), user.id, { phone: user.phone, email: newEmail() });
    expect(reply.status).toBe(200);
    const task = await Task.findOne({
      where: { kind: 'mail-contact-change' },
      order: [['id', 'DESC']],
      raw: true,
      rejectOnEmpty: true,
    });
    expect(task.payload?.length).toBeGreaterThan(100);
    expect(JSON.stringify(task)).not.toContain(user.email);
  });

  test('tells an account ten times a day that a phone or email is taken, then returns 429 for any but its own', async () => {
    const [other, user] = [await buildUser(), await buildUser()];
    const client = await server.as(user);
    const { phone, email } = user;
    for (let count = 0; count < 10; count += 1) {
      client.address = server.anonymous().address;
      const change = count % 2 === 0 ? { phone: other.phone, email } : { phone, email: other.email };
      expect((await edit(client, user.id, change)).status).toBe(409);
    }
    client.address = server.anonymous().address;
    for (const asked of [other.phone, newPhone()]) {
      const reply = await edit(client, user.id, { phone: asked, email });
      expect([reply.status, reply.body.message]).toEqual([
        429,
        'You entered too many mobile numbers or emails today that are already registered. Please continue tomorrow, or ask a volunteer.',
      ]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    }
    expect((await edit(client, user.id, { phone, email, name: 'New Name' })).status).toBe(200);
  });

  test('tells one network ten times a day that a phone is taken, over several accounts', async () => {
    const other = await buildUser();
    const { address } = server.anonymous();
    const statuses = [];
    for (let account = 0; account < 3; account += 1) {
      const user = await buildUser();
      const client = await server.as(user);
      client.address = address;
      for (let time = 0; time < 4; time += 1) {
        statuses.push((await edit(client, user.id, { phone: other.phone, email: user.email })).status);
      }
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429]);
  });

  test('accepts twenty changed phones of an administrator in ten minutes, and returns 429 for the next', async () => {
    const user = await buildUser();
    const client = await server.as(await buildAdmin());
    const change = () => edit(client, user.id, { phone: newPhone(), email: user.email });
    for (let count = 0; count < 20; count += 1) expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
  });

  test('returns 409 for the maintainer’s phone, which would hand over the maintainer’s rights', async () => {
    const user = await buildAdmin();
    const reply = await edit(await server.as(user), user.id, { phone: process.env['MAINTAINER_PHONE'] });
    expect(reply.status).toBe(409);
  });

  test('changes the account, with a photo that replaces the old one', async () => {
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
    const { User: read, biodata } = (await client.call('getUser', { params: { id: user.id } })).body;
    expect(read).toEqual(reply.body.UpdateUser);
    expect(biodata).toBe(0);
    await buildProfiles(user, [{}, { listing: 'settled' }]);
    expect((await client.call('getUser', { params: { id: user.id } })).body.biodata).toBe(2);
    expect((await client.send('GET', read.image ?? '')).status).toBe(200);
    expect((await client.send('GET', `/api/v1/photos/${user.photoKey}`)).status).toBe(404);
  });

  test.each([
    ['email', newEmail, undefined, 'Please enter your current password.'],
    ['email', newEmail, '', 'Please enter your current password.'],
    ['email', newEmail, 'another password', 'This is not your current password.'],
    ['phone', newPhone, undefined, 'Please enter your current password.'],
    ['phone', newPhone, 'another password', 'This is not your current password.'],
  ])(
    'returns 403 for a new %s of the caller’s account (%o) with the password %j',
    async (field, other, currentPassword, sentence) => {
      const user = await buildUser();
      const client = await server.as(user);
      const { phone, email } = user;
      const reply = await edit(client, user.id, { phone, email, [field]: other(), currentPassword });
      expect([reply.status, reply.body]).toEqual([
        403,
        { message: sentence, code: 'reauth', fields: { currentPassword: sentence } },
      ]);
      expect(await user.reload()).toMatchObject({ phone, email });
      expect((await client.call('check')).status).toBe(200);
    },
  );

  test('returns 429 for the right password after ten wrong ones in ten minutes; a right one before resets the count', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const tries = async (times: number, currentPassword: string) => {
      const statuses = [];
      for (let time = 0; time < times; time += 1) {
        statuses.push((await edit(client, user.id, { currentPassword })).status);
      }
      return statuses;
    };
    expect(await tries(9, 'another password')).toEqual(Array(9).fill(403));
    expect(await tries(1, PASSWORD)).toEqual([200]);
    expect(await tries(10, 'another password')).toEqual(Array(10).fill(403));
    expect(await tries(1, PASSWORD)).toEqual([429]);
  });

  test('accepts a new name without a password, also with the account’s own email and phone written differently', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const elsewhere = await server.as(user);
    const change = { phone: ` ${user.phone}`, email: user.email.toUpperCase(), currentPassword: undefined };
    expect((await edit(client, user.id, { ...change, name: 'New Name' })).status).toBe(200);
    expect(await user.reload()).toMatchObject({ fullName: 'NEW NAME' });
    expect((await elsewhere.call('check')).status).toBe(200);
  });

  test('a new phone or email ends the other sessions, and gives this one a new id', async () => {
    for (const change of [{ phone: newPhone() }, { email: newEmail() }]) {
      const user = await buildUser();
      const [client, elsewhere] = [await server.as(user), await server.as(user)];
      const before = new Map(client.cookies);
      const { phone, email } = user;
      expect((await edit(client, user.id, { phone, email, ...change })).status).toBe(200);
      expect((await client.call('check')).body.user).toMatchObject(change);
      expect((await elsewhere.call('check')).status).toBe(401);
      expect(client.cookies.get('pehchan.sid')).not.toBe(before.get('pehchan.sid'));
      before.forEach((value, name) => elsewhere.cookies.set(name, value));
      expect((await elsewhere.call('check')).status).toBe(401);
    }
  });

  test('an administrator’s edit needs no password, and leaves the family signed in', async () => {
    const user = await buildUser();
    const family = await server.as(user);
    const change = { phone: newPhone(), currentPassword: undefined };
    expect((await edit(admin, user.id, change)).status).toBe(200);
    expect((await family.call('check')).body.user.phone).toBe(change.phone);
    expect((await admin.call('check')).body.user.role).toBe('ADMIN');
  });

  test('an administrator’s edit of an account is recorded', async () => {
    const user = await buildUser();
    const admin = await server.as(await buildAdmin());
    await edit(admin, user.id, {});
    expect(await historyOf(admin, user.id)).toMatchObject([{ action: 'edit-user' }]);
  });
});

describe('an administrator’s account, edited by another administrator', () => {
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
      form: await multipart(
        { ...formOf(user), currentPassword: PASSWORD, ...change },
        photo ? { field: 'imageFile' } : null,
      ),
    });
  const lastChange = async ({ id }: User) =>
    (await admin.call('getAudit', { query: { userId: id, pageSize: 1 } })).body.entries[0]?.changed;

  test.each([
    ['email', () => ({ email: newEmail() })],
    ['phone', () => ({ phone: newPhone() })],
  ])('another administrator cannot change the %s of an administrator', async (_, change) => {
    const other = await buildAdmin();
    const { status, body } = await edit(admin, other, { name: 'NEW NAME', ...change() }, true);
    expect([status, body.message]).toEqual([
      403,
      'Only the administrator can change their own email and mobile number.',
    ]);
    const before = { ...formOf(other), photoKey: null };
    await other.reload();
    expect({ ...formOf(other), photoKey: other.photoKey }).toEqual(before);
    expect(await lastChange(other)).toBeUndefined();
  });

  test('another administrator cannot change the email of a rejected administrator', async () => {
    const other = await buildAdmin({ status: 'rejected' });
    expect((await edit(admin, other, { email: newEmail() })).status).toBe(403);
  });

  test('another administrator changes all other fields, and the audit log names them', async () => {
    const other = await buildAdmin();
    expect((await edit(admin, other, { name: 'new name', village: 'MAROL' }, true)).status).toBe(200);
    expect(await lastChange(other)).toEqual(['name', 'village', 'image']);
    expect((await other.reload()).fullName).toBe('NEW NAME');
    expect((await edit(admin, other, { email: other.email.toUpperCase() })).status).toBe(200);
    expect(await lastChange(other)).toEqual([]);
  });

  test('an administrator changes their own email and phone, and those of any family', async () => {
    const other = await buildAdmin();
    const change = { email: newEmail(), phone: newPhone() };
    expect((await edit(await server.as(other), other, change)).status).toBe(200);
    expect(await other.reload()).toMatchObject(change);
    const member = await buildUser();
    expect((await edit(admin, member, { email: newEmail(), phone: newPhone() })).status).toBe(200);
    expect(await lastChange(member)).toEqual(['email', 'phone']);
  });
});
