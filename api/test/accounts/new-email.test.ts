import { describe, expect, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { detachLink } from '../../src/identity/accounts/detach-link.ts';
import { StillLooking } from '../../src/register/biodata/models/still-looking.ts';
import { mailStillLooking } from '../../src/features/listing/commands/mail-still-looking.ts';
import { mailApproval } from '../../src/features/review/commands/mail-approval.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import {
  accountForm, buildApproved, buildProfile, buildUser, multipart, newEmail, newPhone, PASSWORD,
} from '../support/factories.ts'; // prettier-ignore
import { codeTo, mailsTo, readable } from '../support/outbox.ts';
import { startServer } from '../support/test-server.ts';

/** Tests of an email that a family gave and did not confirm: it may belong to a stranger. */
const server = await startServer();

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const detach = async (token: string) => {
  const { status, body } = await server.anonymous().call('detachEmail', { json: { token } });
  return [status, body.message];
};
const GONE = [400, 'This link was already used or is no longer valid.'];

async function forgot(
  email: string,
): Promise<{ mail: string; params: { email: string; hashed: string }; otp: string }> {
  const { body } = await server.anonymous().call('forgotPassword', { json: { email } });
  const mail = (await mailsTo(email)).at(-1) ?? '';
  return { mail, params: { email, hashed: body.hashed }, otp: await codeTo(email) };
}

describe('mails with a code', () => {
  test('a mail with a code greets by name only after the account has used one', async () => {
    const { email } = await buildUser({ fullName: 'YOUR KYC EXPIRED' });
    const { mail, params, otp } = await forgot(email);
    expect(mail).toContain('Namaste,');
    expect(mail).not.toContain('KYC');
    const json = { password: 'a quiet river', otp };
    expect((await server.anonymous().call('resetPassword', { params, json })).status).toBe(200);
    expect((await User.findByEmail(email))?.emailConfirmedAt).toBeInstanceOf(Date);
    expect((await forgot(email)).mail).toContain('Namaste YOUR KYC EXPIRED,');
  });

  test('mails about approval and listing greet by name only at a confirmed email', async () => {
    const reply = async (emailConfirmedAt: Date | null) => {
      const owner = await buildApproved({ emailConfirmedAt });
      const askedAt = new Date();
      const { id: profileId } = await buildProfile({ owner });
      await StillLooking.create({ profileId, lastSignAt: askedAt, askedAt });
      await mailApproval.start(JSON.stringify({ userId: owner.id }), `approval of ${owner.id}`);
      await mailStillLooking.start(
        JSON.stringify({ profileId, askedAt: askedAt.getTime() }),
        `question of ${profileId}`,
      );
      return (await mailsTo(owner.email)).map((mail) => /^Namaste.*,/m.exec(readable(mail))?.[0]);
    };
    expect(await reply(null)).toEqual(['Namaste,', 'Namaste,']);
    expect(await reply(new Date())).toEqual(['Namaste RAMESH SUTHAR,', 'Namaste RAMESH SUTHAR,']);
  });

  test('an account with a changed email gets mails without its name again', async () => {
    const user = await buildUser({ emailConfirmedAt: new Date() });
    const client = await server.as(user);
    const edit = async (email: string) => {
      const { password: _, ...form } = accountForm({
        phone: user.phone,
        email,
        currentPassword: PASSWORD,
      });
      const reply = await client.call('updateUser', {
        params: { id: user.id },
        form: await multipart(form, null),
      });
      expect(reply.status, reply.text).toBe(200);
      return (await user.reload()).emailConfirmedAt;
    };
    expect(await edit(user.email)).toBeInstanceOf(Date);
    const email = newEmail();
    expect(await edit(email)).toBeNull();
    expect((await forgot(email)).mail).not.toContain('SUTHAR');
  });
});

describe('the link “this isn’t me”', () => {
  test('the link takes the email off a new account, once', async () => {
    const json = accountForm({ name: 'Some Stranger' });
    const client = server.anonymous();
    expect((await client.call('register', { json })).status).toBe(201);
    const user = await User.findByPhone(json.phone);
    const link = detachLink(user ?? { id: 0, email: '' });
    expect(await detach(tokenOf(link))).toEqual([
      200,
      'We removed your email from that account. You will get no more mail from it.',
    ]);
    expect((await client.call('check')).body.user.email).toBe(`no-email-${user?.id}@pehchan.invalid`);
    expect(await detach(tokenOf(link))).toEqual(GONE);
    const events = await SecurityEvent.findAll({ where: { userId: user?.id ?? 0 }, raw: true });
    expect(events.map(({ event }) => event)).toEqual(['sign-in', 'email-detached']);
    expect(
      (await server.anonymous().call('register', { json: accountForm({ email: json.email }) })).status,
    ).toBe(201);
  });

  test('the link invalidates a code that was mailed before', async () => {
    const user = await buildUser();
    const { params, otp } = await forgot(user.email);
    expect((await detach(tokenOf(detachLink(user))))[0]).toBe(200);
    const json = { password: 'a quiet river', otp };
    expect((await server.anonymous().call('resetPassword', { params, json })).status).toBe(400);
  });

  test('the link does not detach a confirmed email or another account’s, or after thirty days', async () => {
    const [confirmed, user, other] = [
      await buildUser({ emailConfirmedAt: new Date() }),
      await buildUser(),
      await buildUser(),
    ];
    const DAY = 24 * 60 * 60 * 1000;
    const [id = '', until = '', signature = ''] = tokenOf(detachLink(user)).split('-');
    const tokens = [
      tokenOf(detachLink(confirmed)),
      tokenOf(detachLink({ id: user.id, email: other.email })),
      tokenOf(detachLink(user, Date.now() - 31 * DAY)),
      `${other.id}-${until}-${signature}`,
      `${id}-${Number(until) + 1}-${signature}`,
      `${id}-${until}-${'0'.repeat(32)}`,
      'made-up',
    ];
    for (const token of tokens) expect(await detach(token), token).toEqual(GONE);
    for (const one of [confirmed, user, other]) expect((await one.reload()).email).not.toMatch(/invalid$/);
  });

  test('a detached account’s address cannot be registered or asked for a code', async () => {
    const email = `no-email-1@pehchan.invalid`;
    for (const call of ['register', 'forgotPassword'] as const) {
      const reply = await server.anonymous().call(call, { json: accountForm({ email, phone: newPhone() }) });
      expect([reply.status, reply.body.fields]).toEqual([400, { email: 'Enter a valid email' }]);
    }
  });
});
