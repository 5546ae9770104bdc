import { randomBytes } from 'node:crypto';
import { type SessionReply, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { API_VERSION } from '@pehchan/contract/version';
import { describe, expect, test } from 'vitest';
import { redis, redisKey } from '../src/gateways/redis.ts';
import { User } from '../src/accounts/models/user.ts';
import { accountForm, buildAdmin, buildUser, newEmail, newPhone, PASSWORD } from './factories.ts';
import { startServer } from './test-server.ts';

const server = await startServer();

describe('register refuses', () => {
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
  ])('%s %o', async (field, change, sentence) => {
    const reply = await server.anonymous().call('register', { json: accountForm(change) });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ message: sentence, code: 'invalid', fields: { [field]: sentence } });
  });

  test('several bad fields with the first sentence in the order of the form', async () => {
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

  test('values of another type, without repeating yup’s words', async () => {
    const reply = await server.anonymous().call('register', { json: accountForm({ name: { a: 1 } }) });
    expect(reply.body.fields).toEqual({ name: 'The request could not be read.' });
  });

  test.each(['phone', 'email'])('a %s that is taken', async (field) => {
    const user = await buildUser();
    const json = accountForm({ [field]: field === 'phone' ? user.phone : user.email.toUpperCase() });
    const reply = await server.anonymous().call('register', { json });
    expect(reply.status).toBe(409);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
    expect(reply.body.message).toMatch(field === 'phone' ? /mobile number is already/ : /email is already/);
  });

  test('all but one of those who register the same phone at the same moment', async () => {
    const phone = newPhone();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => server.anonymous().call('register', { json: accountForm({ phone }) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('in Hindi when the request asks for it', async () => {
    const headers = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' };
    const reply = await server.anonymous().call('register', { json: {}, headers });
    expect(reply.body.message).toMatch(/[\u0900-\u097f]/);
  });
});

describe('register does', () => {
  test('make a pending account in capitals and sign it in', async () => {
    const client = server.anonymous();
    const json = accountForm({
      name: '  ramesh   suthar ',
      email: ` ${newEmail().toUpperCase()} `,
      village: 'dhan',
    });
    const reply = await client.call<SessionReply>('register', { json });
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
    const check = await client.call<SessionReply>('check');
    expect(check.body.user).toEqual(reply.body.user);
    expect(client.cookies.get(SIGNED_IN_COOKIE)).toBe('1');
  });

  test('never keep or answer the password', async () => {
    const json = accountForm();
    const reply = await server.anonymous().call('register', { json });
    const user = await User.findByPhone(json.phone);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(reply.text).not.toMatch(/argon2|correct horse/);
  });

  test('keep the language of the screen for later mails', async () => {
    const json = accountForm();
    await server.anonymous().call('register', { json, headers: { 'Accept-Language': 'hi' } });
    expect((await User.findByPhone(json.phone))?.language).toBe('hi');
  });
});

describe('login refuses', () => {
  test.each([
    ['phone', { phone: '12345' }, 'Enter a valid Mobile no.'],
    ['phone', { phone: '123456789012' }, 'Invalid Number!'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters long'],
  ])('%s %o', async (field, change, sentence) => {
    const reply = await server
      .anonymous()
      .call('login', { json: { phone: newPhone(), password: PASSWORD, ...change } });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({ [field]: sentence });
  });

  test('an unknown phone and a wrong password alike', async () => {
    const { phone } = await buildUser();
    const wrong = await server.anonymous().call('login', { json: { phone, password: 'wrong password' } });
    const unknown = await server
      .anonymous()
      .call('login', { json: { phone: newPhone(), password: 'wrong password' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: 'Incorrect Mobile No. or Password. Please Enter Valid Details',
      code: 'unauthenticated',
    });
    expect({ ...unknown.body, status: unknown.status }).toEqual({ ...wrong.body, status: wrong.status });
  });

  test('the eleventh wrong try of an account in ten minutes, known or unknown, also from elsewhere', async () => {
    for (const { phone } of [await buildUser(), { phone: newPhone() }]) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const reply = await server.anonymous().call('login', { json: { phone, password: 'wrong password' } });
        expect(reply.status).toBe(401);
      }
      const reply = await server.anonymous().call('login', { json: { phone, password: PASSWORD } });
      expect(reply.status).toBe(429);
      expect(reply.body.code).toBe('too_many_requests');
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500);
    }
  });

  test('an address that tries one account after another, and no other address', async () => {
    const client = server.anonymous();
    const attempt = () => client.call('login', { json: { phone: newPhone(), password: 'wrong password' } });
    const replies = [];
    for (let count = 0; count < 41; count += 1) replies.push((await attempt()).status);
    expect(replies).toEqual([...Array<number>(40).fill(401), 429]);
    client.address = '10.200.1.1';
    expect((await attempt()).status).toBe(401);
  });

  test('a network that tries from one of its countless addresses after another', async () => {
    const client = server.anonymous();
    const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
    const attempt = () => client.call('login', { json: { phone: newPhone(), password: 'wrong password' } });
    const replies = [];
    for (let count = 0; count < 41; count += 1) {
      client.address = `${network}:${randomBytes(2).toString('hex')}::${count}`;
      replies.push((await attempt()).status);
    }
    expect(replies).toEqual([...Array<number>(40).fill(401), 429]);
    client.address = '2001:db9::1';
    expect((await attempt()).status).toBe(401);
  });

  test('what isn’t JSON, and what is too much of it', async () => {
    const broken = { headers: { 'content-type': 'application/json' } };
    const client = server.anonymous();
    const reply = await client.fetch('POST', '/api/v1/auth/login', {
      ...broken,
      form: undefined,
      json: undefined,
    });
    expect(reply.status).toBe(400);
    const huge = await client.call('login', { json: { phone: 'x'.repeat(200_000) } });
    expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
  });
});

describe('login does', () => {
  test('give a new session id, whatever was planted before', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const planted = client.cookies.get('pehchan.sid');
    await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
    expect(client.cookies.get('pehchan.sid')).not.toBe(planted);
    const thief = server.anonymous();
    thief.cookies.set('pehchan.sid', planted ?? '');
    expect((await thief.call('check')).status).toBe(401);
  });

  test('set a cookie that scripts can’t read, and a hint that they can', async () => {
    const { phone } = await buildUser();
    const reply = await server.anonymous().call('login', { json: { phone, password: PASSWORD } });
    const cookies = reply.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith('pehchan.sid='))).toMatch(/HttpOnly; SameSite=Lax/);
    const hint = cookies.find((line) => line.startsWith(SIGNED_IN_COOKIE));
    expect(hint).toMatch(/Max-Age=2592000/);
    expect(hint).not.toMatch(/HttpOnly/);
    expect(reply.body.message).toBe('Login successful');
  });

  test('forgive the tries before it', async () => {
    const user = await buildUser();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await server.anonymous().call('login', { json: { phone: user.phone, password: 'wrong password' } });
      }
      await server.as(user);
    }
  });
});

describe('check and logout', () => {
  test('logout ends the session and clears both cookies', async () => {
    const client = await server.as(await buildUser());
    const before = new Map(client.cookies);
    const reply = await client.call('logout');
    expect(reply.body.message).toBe('Logout successful');
    expect(client.cookies.size).toBe(0);
    before.forEach((value, name) => client.cookies.set(name, value));
    expect((await client.call('check')).status).toBe(401);
  });

  test('logout of nobody is no error', async () => {
    expect((await server.anonymous().call('logout')).status).toBe(200);
  });

  test('a session whose account is gone clears the hint', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const before = new Map(client.cookies);
    await user.destroy();
    expect((await client.call('check')).status).toBe(401);
    expect(client.cookies.size).toBe(0);
    const id = /^s%3A([\w-]+)\./.exec(before.get('pehchan.sid') ?? '')?.[1] ?? '';
    expect(await redis.exists(redisKey('session', id))).toBe(0);
  });

  test('signing in with the cookie of a session that is gone works', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    await user.update({ sessionVersion: 2 });
    const reply = await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
    expect(reply.status).toBe(200);
    expect((await client.call('check')).status).toBe(200);
  });

  test('a hint without a session is cleared too', async () => {
    const client = server.anonymous();
    client.cookies.set(SIGNED_IN_COOKIE, '1');
    await client.call('check');
    expect(client.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
  });

  test('an older session version is none', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    await user.update({ sessionVersion: 2 });
    expect((await client.call('check')).status).toBe(401);
  });

  test('an administrator is told what they may do', async () => {
    const client = await server.as(await buildAdmin());
    const { body } = await client.call<SessionReply>('check');
    expect(body.user.can).toEqual({ search: true, administer: true, purge: false });
  });

  test('every reply names the contract, carries an id and is kept by no cache', async () => {
    const { headers } = await server
      .anonymous()
      .call('check', { headers: { 'X-Request-Id': 'from-the-gateway' } });
    expect(headers.get('Pehchan-Api')).toBe(API_VERSION);
    expect(headers.get('X-Request-Id')).toBe('from-the-gateway');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a call from another site', () => {
  const call = (headers: Record<string, string>) => server.anonymous().call('logout', { headers });

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://pehchan.test.evil.example' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'http://pehchan.test', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%o is refused', async (headers) => {
    const reply = await call(headers);
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign_origin']);
  });

  test.each([
    [{}],
    [{ Origin: 'http://pehchan.test' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: server.origin }],
  ])('%o isn’t one', async (headers) => {
    expect((await call(headers)).status).toBe(200);
  });

  test('may read what anybody may', async () => {
    const reply = await server.anonymous().call('check', { headers: { Origin: 'https://evil.example' } });
    expect(reply.status).toBe(401);
  });
});

describe('health', () => {
  test.each([
    ['/healthz', { status: 'alive' }],
    ['/readyz', { status: 'ready' }],
  ])('%s', async (path, body) => {
    const reply = await server.anonymous().send('GET', path);
    expect([reply.status, reply.body]).toEqual([200, body]);
  });

  test.each(['/', '/api', '/api/v1', '/api/v1/nothing', '/api/v1/profile/get-profile/%zz'])(
    '%s isn’t anything',
    async (path) => {
      const reply = await server.anonymous().send('GET', path);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(Object.keys(reply.body)).toEqual(['message', 'code']);
    },
  );
});
