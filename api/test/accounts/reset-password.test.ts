import { describe, expect, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { buildUser, newEmail, PASSWORD } from '../support/factories.ts';
import { codeTo, mailsTo } from '../support/outbox.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
const NEW = 'a better password';

async function forgot(email: string): Promise<{ hashed: string; otp: string }> {
  const { body } = await server.anonymous().call('forgotPassword', { json: { email } });
  return { hashed: body.hashed, otp: await codeTo(email) };
}

const reset = (client: Client, email: string, hashed: string, hostile: unknown) =>
  client.call('resetPassword', { params: { email, hashed }, hostile });

describe('requests for a code', () => {
  test.each([
    'nobody',
    'rämesh@example.org',
    'ra\u200bmesh@example.org',
    'ra\u0001mesh@example.org',
    'ra\u202emesh@example.org',
    'ra\u2060mesh@example.org',
    'रमेश@example.org',
    'ramesh@exa\u200dmple.org',
    'ramesh@example.org\r\nBcc: thief@example.org',
    'ramesh@example.org,thief@example.org',
    'ramesh@example.org;thief@example.org',
    '"Ramesh" <ramesh@example.org>',
    '<ramesh@example.org>',
    '"a b"@example.org',
    'ramesh@example.org\0',
  ])('forget-password refuses %j, which is not an email', async (email) => {
    const reply = await server.anonymous().call('forgotPassword', { json: { email } });
    expect([reply.status, reply.body.fields]).toEqual([400, { email: 'Enter a valid email' }]);
  });

  test('forget-password mails no code to an email that only the database’s collation considers equal', async () => {
    const typed = newEmail();
    const user = await buildUser({ email: typed.replace('someone', 'sömeone') });
    expect((await User.findByEmail(typed))?.id).toBe(user.id);
    const { hashed } = await forgot(typed);
    expect(hashed).toMatch(/^[0-9a-f]{64}$/);
    expect([...(await mailsTo(typed)), ...(await mailsTo(user.email))]).toEqual([]);
  });

  test('forget-password gives the same answer for an unknown email, and mails nothing', async () => {
    const { email } = await buildUser();
    const nobody = newEmail();
    const known = await server.anonymous().call('forgotPassword', { json: { email } });
    const unknown = await server.anonymous().call('forgotPassword', { json: { email: nobody } });
    expect({ ...unknown.body, email: '', hashed: '' }).toEqual({ ...known.body, email: '', hashed: '' });
    expect(unknown.body.hashed).toMatch(/^[0-9a-f]{64}$/);
    expect(await mailsTo(nobody)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('forget-password writes a mail as text and HTML in the language of the account', async () => {
    const user = await buildUser({ language: 'hi', fullName: 'A <B> C' });
    await forgot(user.email);
    const [mail = ''] = await mailsTo(user.email);
    expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail).toContain('=?UTF-8?');
    expect(mail).not.toContain('<B>');
  });

  test('forget-password refuses the sixth mail to an email from one network in ten minutes, known or not', async () => {
    for (const email of [(await buildUser()).email, newEmail()]) {
      const replies = [];
      const client = server.anonymous();
      for (let count = 0; count < 6; count += 1) {
        replies.push((await client.call('forgotPassword', { json: { email } })).status);
      }
      expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('refused resets', () => {
  test.each([
    ['password', { password: 'short', otp: '123456' }, 'Password must be at least 8 characters long'],
    ['otp', { password: NEW, otp: '12345' }, 'OTP must be exactly 6 digits'],
    ['otp', { password: NEW, otp: '12a456' }, 'OTP must contain only digits'],
    ['otp', { password: NEW }, 'OTP must be exactly 6 digits'],
  ])('reset-password refuses an invalid %s: %o', async (field, json, sentence) => {
    const reply = await reset(server.anonymous(), newEmail(), 'f'.repeat(64), json);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test('reset-password refuses an invalid email in its path, before it checks the code', async () => {
    const user = await buildUser();
    const { hashed, otp } = await forgot(user.email);
    const spelled = user.email.replace('@', '\u200b@');
    const reply = await reset(server.anonymous(), spelled, hashed, { password: NEW, otp });
    expect([reply.status, reply.body.fields]).toEqual([400, { email: 'Enter a valid email' }]);
  });

  test('reset-password limits made-up references by network only, so that the email’s owner can reset elsewhere', async () => {
    const { email } = await buildUser();
    const { hashed, otp } = await forgot(email);
    const client = server.anonymous();
    const statuses = [];
    for (let attempt = 0; attempt < 41; attempt += 1) {
      const spelled = attempt % 2 === 0 ? email.toUpperCase() : ` ${email}`;
      const json = { password: NEW, otp: '000000' };
      statuses.push((await reset(client, spelled, 'f'.repeat(64), json)).status);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(400), 429]);
    expect((await reset(server.anonymous(), email, hashed, { password: NEW, otp })).status).toBe(200);
  });

  test('reset-password refuses a wrong code, and after five of them also the right one', async () => {
    const user = await buildUser();
    const { hashed, otp } = await forgot(user.email);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const reply = await reset(server.anonymous(), user.email, hashed, { password: NEW, otp: wrong });
      expect(reply.body.fields?.['otp']).toMatch(/OTP is wrong or no longer valid/);
    }
    expect((await reset(server.anonymous(), user.email, hashed, { password: NEW, otp })).status).toBe(400);
    await server.as(user);
  });

  test('reset-password refuses twenty parallel wrong codes, and then the right one', async () => {
    const user = await buildUser();
    const atHome = await server.as(user);
    const { hashed, otp } = await forgot(user.email);
    const guesses = Array.from({ length: 20 }, (_, index) => String(100_000 + index)).filter(
      (one) => one !== otp,
    );
    const attempt = (code: string) =>
      reset(server.anonymous(), user.email, hashed, { password: NEW, otp: code });
    for (const { status } of await Promise.all(guesses.map(attempt))) expect([400, 429]).toContain(status);
    expect([400, 429]).toContain((await attempt(otp)).status);
    expect((await atHome.call('login', { json: { phone: user.phone, password: PASSWORD } })).status).toBe(
      200,
    );
  });

  test('reset-password refuses a code under another reference or for another email', async () => {
    const user = await buildUser();
    const other = await buildUser();
    const { hashed, otp } = await forgot(user.email);
    const theirs = await forgot(other.email);
    const tries = [
      reset(server.anonymous(), user.email, theirs.hashed, { password: NEW, otp: theirs.otp }),
      reset(server.anonymous(), other.email, hashed, { password: NEW, otp }),
      reset(server.anonymous(), user.email, '../../etc', { password: NEW, otp }),
    ];
    for (const reply of await Promise.all(tries)) expect(reply.status).toBe(400);
  });
});

describe('resets', () => {
  test('reset-password sets the password once, and ends every session of the account', async () => {
    const user = await buildUser();
    const phone = await server.as(user);
    const { hashed, otp } = await forgot(user.email);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => reset(server.anonymous(), user.email, hashed, { password: NEW, otp })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(replies.find(({ status }) => status === 200)?.body).toEqual({
      user_verfiytoken: true,
      message: 'Your password has been changed. Please log in.',
    });
    expect((await phone.call('check')).status).toBe(401);
    const login = (password: string) =>
      server.anonymous().call('login', { json: { phone: user.phone, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
  });

  test('reset-password accepts the code of an earlier mail, and then no other code', async () => {
    const user = await buildUser();
    const [earlier, later] = [await forgot(user.email), await forgot(user.email)];
    const use = async ({ hashed, otp }: typeof earlier) =>
      (await reset(server.anonymous(), user.email, hashed, { password: NEW, otp })).status;
    expect(await use(earlier)).toBe(200);
    expect(await use(later)).toBe(400);
    const [one, other] = [await forgot(user.email), await forgot(user.email)];
    expect((await Promise.all([use(one), use(other)])).sort()).toEqual([200, 400]);
  });

  test('reset-password refuses a code after the account changed its email', async () => {
    const user = await buildUser();
    const [left, { hashed, otp }] = [user.email, await forgot(user.email)];
    await user.update({ email: newEmail() });
    expect((await reset(server.anonymous(), left, hashed, { password: NEW, otp })).status).toBe(400);
    await server.as(user);
  });
});
