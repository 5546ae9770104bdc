import { randomBytes } from 'node:crypto';
import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/identity/accounts/index.ts';
import { buildUser, newPhone, PASSWORD } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

test('login accepts a Hindi password in each encoding that a keyboard produces', async () => {
  const password = 'ज़रूर गुड़िया';
  const [composed, typed] = [password.normalize('NFC'), 'ज़रूर गु\u095cिया'];
  for (const [stored, given] of [
    [composed, typed],
    [typed, composed],
    [typed, typed],
  ] as const) {
    const { phone } = await buildUser({ passwordHash: await hashPassword(stored) });
    expect((await server.anonymous().call('login', { json: { phone, password: given } })).status).toBe(200);
  }
  // A previous version hashed a password as typed, without normalizing its Unicode form.
  const { phone } = await buildUser({ passwordHash: await hash(typed) });
  expect((await server.anonymous().call('login', { json: { phone, password: typed } })).status).toBe(200);
});

describe('refused sign-ins', () => {
  test.each([
    ['phone', { phone: '12345' }, 'Enter a valid Mobile no.'],
    ['phone', { phone: '123456789012' }, 'Invalid Number!'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters long'],
  ])('login refuses an invalid %s: %o', async (field, change, sentence) => {
    const reply = await server
      .anonymous()
      .call('login', { json: { phone: newPhone(), password: PASSWORD, ...change } });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({ [field]: sentence });
  });

  test('login refuses an unknown phone and a wrong password with the same answer', async () => {
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

  test('login refuses the sixth wrong try on a phone from one network in ten minutes, known or unknown', async () => {
    for (const { phone } of [await buildUser(), { phone: newPhone() }]) {
      const client = server.anonymous();
      const attempt = (password: string) => client.call('login', { json: { phone, password } });
      for (let time = 0; time < 5; time += 1) expect((await attempt('wrong password')).status).toBe(401);
      const reply = await attempt(PASSWORD);
      expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500);
      client.address = '10.201.1.1';
      expect((await attempt('wrong password')).status).toBe(401);
    }
  });

  test('login refuses an address after forty wrong tries on different accounts, and no other address', async () => {
    const client = server.anonymous();
    const attempt = () => client.call('login', { json: { phone: newPhone(), password: 'wrong password' } });
    const replies = [];
    for (let count = 0; count < 41; count += 1) replies.push((await attempt()).status);
    expect(replies).toEqual([...Array<number>(40).fill(401), 429]);
    client.address = '10.200.1.1';
    expect((await attempt()).status).toBe(401);
  });

  test('login refuses an IPv6 network after forty wrong tries from different addresses', async () => {
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

  test('login refuses a body without JSON, and a body that is too large', async () => {
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

describe('sign-ins', () => {
  test('login gives a new session id, and invalidates the one before', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const planted = client.cookies.get('pehchan.sid');
    await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
    expect(client.cookies.get('pehchan.sid')).not.toBe(planted);
    const thief = server.anonymous();
    thief.cookies.set('pehchan.sid', planted ?? '');
    expect((await thief.call('check')).status).toBe(401);
  });

  test('login sets a cookie that scripts cannot read, and a hint that they can', async () => {
    const { phone } = await buildUser();
    const reply = await server.anonymous().call('login', { json: { phone, password: PASSWORD } });
    const cookies = reply.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith('pehchan.sid='))).toMatch(/HttpOnly; SameSite=Lax/);
    const hint = cookies.find((line) => line.startsWith(SIGNED_IN_COOKIE));
    expect(hint).toMatch(/Max-Age=2592000/);
    expect(hint).not.toMatch(/HttpOnly/);
    expect(reply.body.message).toBe('Login successful');
  });

  test('login resets the count of wrong tries', async () => {
    const { phone } = await buildUser();
    const client = server.anonymous();
    const attempt = async (password: string) =>
      (await client.call('login', { json: { phone, password } })).status;
    for (let round = 0; round < 4; round += 1) {
      for (let time = 0; time < 4; time += 1) expect(await attempt('wrong password')).toBe(401);
      expect(await attempt(PASSWORD)).toBe(200);
    }
  });
});
