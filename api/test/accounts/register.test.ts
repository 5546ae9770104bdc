import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import {
  accountForm,
  biodataForm,
  buildUser,
  freeMaintainerPhone,
  multipart,
  newEmail,
  newPhone,
} from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

test('registering the maintainer’s number gives no rights', async () => {
  const phone = process.env['MAINTAINER_PHONE'] ?? '';
  await freeMaintainerPhone();
  onTestFinished(async () => void (await freeMaintainerPhone()));
  const client = server.anonymous();
  expect((await client.call('register', { json: accountForm({ phone }) })).status).toBe(201);
  for (const status of ['pending', 'approved'] as const) {
    await User.update({ status }, { where: { phone } });
    expect((await client.call('countUsersWithoutProfiles')).status).toBe(403);
    expect((await client.call('deleteUsersWithoutProfiles')).status).toBe(403);
    expect((await client.call('check')).body.user.can).toMatchObject({ administer: false, purge: false });
  }
});

describe('refused registrations', () => {
  test.each([
    ['name', { name: 'AB' }, 'Father Name must be at least 3 characters long'],
    ['Father', { Father: ' B ' }, 'Grand Father Name must be at least 3 characters long'],
    ['email', { email: 'a@b' }, 'Enter a valid email'],
    ['phone', { phone: '' }, 'Phone number is required.'],
    ['phone', { phone: '12345' }, 'Phone number is required.'],
    ['phone', { phone: '98765432101' }, 'Invalid Number!'],
    ['phone', { phone: '98765abcde' }, 'Invalid Number!'],
    ['password', { password: 'seven77' }, 'Password must be at least 8 characters long'],
    ['password', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    ['village', { village: 'MUMBAI' }, 'Choose one of the eleven villages'],
    ['name', { name: 'x'.repeat(101) }, 'At most 100 characters.'],
  ])('register refuses an invalid %s: %o', async (field, change, sentence) => {
    const reply = await server.anonymous().call('register', { json: accountForm(change) });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ message: sentence, code: 'invalid', fields: { [field]: sentence } });
  });

  test('register refuses an empty form with all fields, and the message of the first field', async () => {
    const reply = await server.anonymous().call('register', { json: {} });
    expect(reply.body.message).toBe('Father Name must be at least 3 characters long');
    expect(Object.keys(reply.body.fields ?? {})).toEqual([
      'name',
      'email',
      'Father',
      'phone',
      'password',
      'village',
    ]);
  });

  test('register refuses values of a wrong type, without internal messages', async () => {
    const reply = await server.anonymous().call('register', { json: accountForm({ name: { a: 1 } }) });
    expect(reply.body.fields).toEqual({ name: 'We couldn’t read the request.' });
  });

  test.each(['phone', 'email'])('register refuses a %s that is taken', async (field) => {
    const user = await buildUser();
    const json = accountForm({ [field]: field === 'phone' ? user.phone : user.email.toUpperCase() });
    const reply = await server.anonymous().call('register', { json });
    expect(reply.status).toBe(409);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
    expect(reply.body.message).toMatch(field === 'phone' ? /mobile number is already/ : /email is already/);
  });

  test('register refuses any account of a network after ten taken phones or emails in a day', async () => {
    const user = await buildUser();
    const client = server.anonymous();
    const taken = (count: number) => (count % 2 === 0 ? { phone: user.phone } : { email: user.email });
    const tries = async (form: Record<string, unknown>) =>
      (await client.call('register', { json: accountForm(form) })).status;
    const before = await tries({});
    const replies = [];
    for (let count = 0; count < 11; count += 1) replies.push(await tries(taken(count)));
    expect([before, ...replies]).toEqual([201, ...Array<number>(10).fill(409), 429]);
    expect(await tries({})).toBe(429);
    const biodata = await multipart({ ...accountForm({ phone: user.phone }), ...biodataForm() });
    const visitor = server.anonymous();
    visitor.address = client.address;
    expect((await visitor.call('createProfile', { form: biodata })).status).toBe(429);
    const elsewhere = await server.anonymous().call('register', { json: accountForm() });
    expect(elsewhere.status).toBe(201);
  });

  test('register reports at most ten taken emails to a network, even in parallel', async () => {
    const { email } = await buildUser();
    const client = server.anonymous();
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => client.call('register', { json: accountForm({ email }) })),
    );
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  test('register accepts one of six parallel forms with the same phone', async () => {
    const phone = newPhone();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => server.anonymous().call('register', { json: accountForm({ phone }) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('register answers in Hindi when the request asks for it', async () => {
    const headers = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' };
    const reply = await server.anonymous().call('register', { json: {}, headers });
    expect(reply.body.message).toMatch(/[\u0900-\u097f]/);
  });
});

describe('registrations', () => {
  test('register creates a pending account with names in capitals and signs it in', async () => {
    const client = server.anonymous();
    const json = accountForm({
      name: '  ramesh   suthar ',
      email: ` ${newEmail().toUpperCase()} `,
      village: 'dhan',
    });
    const reply = await client.call('register', { json });
    expect(reply.status).toBe(201);
    expect(reply.body.user).toMatchObject({
      name: 'RAMESH SUTHAR',
      Father: 'MOHANLAL SUTHAR',
      email: json.email.trim().toLowerCase(),
      village: 'DHAN',
      role: 'USER',
      image: null,
      IsApproved: false,
      IsRejected: false,
      can: { search: false, administer: false, purge: false },
    });
    const check = await client.call('check');
    expect(check.body.user).toEqual(reply.body.user);
    expect(client.cookies.get(SIGNED_IN_COOKIE)).toBe('1');
  });

  test('register stores only a hash of the password, and returns none', async () => {
    const json = accountForm();
    const reply = await server.anonymous().call('register', { json });
    const user = await User.findByPhone(json.phone);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(reply.text).not.toMatch(/argon2|correct horse/);
  });

  test('register stores the screen’s language for later mails', async () => {
    const json = accountForm();
    await server.anonymous().call('register', { json, headers: { 'Accept-Language': 'hi' } });
    expect((await User.findByPhone(json.phone))?.language).toBe('hi');
  });
});

describe('refused checks of phone and email', () => {
  test.each([
    ['phone', { phone: '12345' }, 'Phone number is required.'],
    ['phone', { phone: '98765abcde' }, 'Invalid Number!'],
    ['email', { email: 'a@b' }, 'Enter a valid email'],
  ])('checkAvailability refuses an invalid %s: %o', async (field, change, sentence) => {
    const json = { phone: newPhone(), email: newEmail(), ...change };
    const reply = await server.anonymous().call('checkAvailability', { json });
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test.each(['phone', 'email'] as const)('checkAvailability refuses a %s that is taken', async (field) => {
    const user = await buildUser();
    const json = { phone: newPhone(), email: newEmail(), [field]: user[field] };
    const reply = await server.anonymous().call('checkAvailability', { json });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([409, [field]]);
  });

  test('checkAvailability refuses any question of a network after ten taken phones or emails, with those of register', async () => {
    const { phone } = await buildUser();
    const client = server.anonymous();
    const ask = async (json: { phone: string; email: string }) =>
      (await client.call('checkAvailability', { json })).status;
    const replies = [];
    for (let count = 0; count < 9; count += 1) replies.push(await ask({ phone, email: newEmail() }));
    expect(replies).toEqual(Array<number>(9).fill(409));
    expect(await ask({ phone: newPhone(), email: newEmail() })).toBe(200);
    expect((await client.call('register', { json: accountForm({ phone }) })).status).toBe(409);
    expect(await ask({ phone: newPhone(), email: newEmail() })).toBe(429);
    expect((await client.call('register', { json: accountForm() })).status).toBe(429);
  });
});

describe('checks of phone and email', () => {
  test('checkAvailability reports that phone and email are free, and stores neither', async () => {
    const json = { phone: newPhone(), email: newEmail() };
    expect((await server.anonymous().call('checkAvailability', { json })).status).toBe(200);
    expect(await User.findByPhone(json.phone)).toBeNull();
    const registered = await server.anonymous().call('register', { json: accountForm(json) });
    expect(registered.status).toBe(201);
  });
});
