import { afterAll, describe, expect, test, vi } from 'vitest';
import { ContactChange } from '../../src/identity/accounts/models/contact-change.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { startApi } from '../support/api-process.ts';
import {
  accountForm,
  buildAdmin,
  buildUser,
  multipart,
  newEmail,
  newPhone,
  PASSWORD,
} from '../support/factories.ts';
import { readable } from '../support/outbox.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** This server sends no mail: mails are background jobs, which only a separate API process does. */
const server = await startServer();
const DAY = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const VOID = 'This link was already used, or it is older than 7 days. Please call a volunteer.';

const smtp = await startSmtp(afterAll);
const api = await startApi({ SMTP_URL: smtp.url }, afterAll);

async function signIn({ phone }: { phone: string }): Promise<Client> {
  const client = api.client();
  expect((await client.call('login', { json: { phone, password: PASSWORD } })).status).toBe(200);
  return client;
}

async function edit(client: Client, user: User, change: Record<string, string>): Promise<number> {
  const { password: currentPassword, ...form } = accountForm({ phone: user.phone, email: user.email });
  const fields = { ...form, currentPassword, ...change };
  const call = { params: { id: user.id }, form: await multipart(fields, null) };
  return (await client.call('updateUser', call)).status;
}

async function mailsTo(email: string, count: number): Promise<string[]> {
  const to = () => smtp.mails.filter((mail) => mail.includes(`To: ${email}`)).map(readable);
  await vi.waitFor(() => expect(to()).toHaveLength(count), { timeout: 30_000, interval: 50 });
  return to();
}

const tokenIn = (mail = '') => /\/restore-contacts#([\w-]+)/.exec(mail)?.[1] ?? '';

const restore = (client: Client, token: string) => client.call('restoreContacts', { json: { token } });

/** Change the contacts as a thief who knows the password, and read the mail to the old email. */
async function takeOver() {
  const user = await buildUser({ emailConfirmedAt: new Date() });
  const contacts = { email: user.email, phone: user.phone };
  const taken = { email: newEmail(), phone: newPhone() };
  const thief = await signIn(user);
  expect(await edit(thief, user, taken)).toBe(200);
  const [mail] = await mailsTo(contacts.email, 1);
  return { user, contacts, taken, thief, mail, token: tokenIn(mail) };
}

describe('the mail about a contact change', () => {
  test('the old email gets a mail in the account’s language, without a name that a thief may have entered', async () => {
    const user = await buildUser({ language: 'hi', createdAt: daysAgo(7) });
    const { email } = user;
    const client = await signIn(user);
    expect(await edit(client, user, { phone: newPhone(), name: 'Call Now At Once' })).toBe(200);
    const [mail = ''] = await mailsTo(email, 1);
    expect(mail).toContain('=?UTF-8?');
    expect(mail).not.toContain('CALL NOW');
    const row = await ContactChange.findOne({ where: { userId: user.id }, rejectOnEmpty: true });
    expect(row).toMatchObject({ email, phone: user.phone });
    expect(row.tokenHash).not.toContain(tokenIn(mail));
  });

  test('the old email gets an undo link, the new one a link to leave the account; a new name sends no mail', async () => {
    const { user, taken, mail, token, thief } = await takeOver();
    expect(mail).toContain('Subject: The email or mobile number of your Pehchan account was changed');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [toNew = ''] = await mailsTo(taken.email, 1);
    expect(toNew).toContain('/not-me/');
    expect(tokenIn(toNew)).toBe('');
    await user.reload();
    const planned = await Task.count();
    expect(await edit(thief, user, { name: 'Somebody Else' })).toBe(200);
    expect(await Task.count()).toBe(planned);
  });

  test('the old email gets a mail without an undo link about an administrator’s change', async () => {
    const user = await buildUser();
    const { email } = user;
    const admin = await signIn(await buildAdmin());
    expect(await edit(admin, user, { email: newEmail() })).toBe(200);
    const [mail = ''] = await mailsTo(email, 1);
    expect(mail).toContain('A volunteer has changed the email or the mobile number');
    expect(tokenIn(mail)).toBe('');
    expect(await ContactChange.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe('an unconfirmed old email', () => {
  const CALL = 'If it was not you, please call a volunteer.';

  test('an unconfirmed email that the account had for less than a week gets a mail without an undo link', async () => {
    const user = await buildUser({ createdAt: new Date(daysAgo(7).getTime() + 60_000) });
    const { email } = user;
    expect(await edit(await signIn(user), user, { email: newEmail() })).toBe(200);
    const [mail = ''] = await mailsTo(email, 1);
    expect(mail).toContain('changed its email or mobile number.');
    expect(mail).toContain(CALL);
    expect(tokenIn(mail)).toBe('');
    expect(await ContactChange.count({ where: { userId: user.id } })).toBe(0);
  });

  test('an unconfirmed email that the account had for a week undoes the change, and a later one does not', async () => {
    const user = await buildUser({ createdAt: daysAgo(7) });
    const contacts = { email: user.email, phone: user.phone };
    const between = newEmail();
    const client = await signIn(user);
    expect(await edit(client, user, { email: between })).toBe(200);
    expect(await edit(client, await user.reload(), { email: newEmail() })).toBe(200);
    const [first = ''] = await mailsTo(contacts.email, 1);
    // Of the two mails to this address, one asks the account's holder to call an administrator.
    const second = (await mailsTo(between, 2)).filter((mail) => mail.includes(CALL));
    expect([second.length, tokenIn(second[0])]).toEqual([1, '']);
    expect((await restore(api.client(), tokenIn(first))).status).toBe(200);
    expect(await user.reload()).toMatchObject(contacts);
  });
});

describe('undoing a contact change', () => {
  test('an undo link restores email and phone, ends all sessions and the password, and mails a code for a new one', async () => {
    const { user, contacts, taken, thief, token } = await takeOver();
    const owner = api.client();
    const reply = await restore(owner, token);
    expect([reply.status, reply.body.email]).toEqual([200, contacts.email]);
    expect(await user.reload()).toMatchObject(contacts);
    expect((await thief.call('check')).status).toBe(401);
    for (const phone of [contacts.phone, taken.phone]) {
      const json = { phone, password: PASSWORD };
      expect((await api.client().call('login', { json })).status).toBe(401);
    }
    const code = (await mailsTo(contacts.email, 2)).at(-1);
    const otp = /^(\d{6})\r?$/m.exec(code ?? '')?.[1];
    const params = { email: contacts.email, hashed: reply.body.hashed };
    const password = 'a better password';
    expect((await owner.call('resetPassword', { params, json: { password, otp } })).status).toBe(200);
    expect((await owner.call('login', { json: { phone: contacts.phone, password } })).status).toBe(200);
    const events = await SecurityEvent.findAll({ where: { userId: user.id }, raw: true });
    expect(events.map(({ event }) => event)).toContain('contact-restored');
  });

  test('an undo link works once, also for several requests at the same moment', async () => {
    const { user, contacts, token } = await takeOver();
    const replies = await Promise.all(Array.from({ length: 4 }, () => restore(api.client(), token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const refused = replies.find(({ status }) => status === 404);
    expect(refused?.body).toEqual({ message: VOID, code: 'not_found' });
    expect(await user.reload()).toMatchObject(contacts);
  });

  test('an undo link works for seven days, and the old contacts are deleted after a second week', async () => {
    const { user, taken, token } = await takeOver();
    const [row] = await ContactChange.findAll({ where: { userId: user.id } });
    await row?.update({ changedAt: new Date(Date.now() - 7 * DAY) });
    expect((await restore(server.anonymous(), token)).status).toBe(404);
    expect(await user.reload()).toMatchObject(taken);
    await row?.update({ changedAt: new Date(Date.now() - 7 * DAY + 60_000) });
    await ContactChange.removeExpired();
    expect((await restore(server.anonymous(), token)).status).toBe(200);
    const gone = await ContactChange.create({
      userId: user.id,
      tokenHash: 'f'.repeat(64),
      email: newEmail(),
      phone: newPhone(),
      changedAt: daysAgo(14),
    });
    await ContactChange.removeExpired();
    expect(await ContactChange.findByPk(gone.id)).toBeNull();
  });

  test('undoing the first of two changes voids the link of the second, which went to the thief', async () => {
    const { user, contacts, taken, thief, token } = await takeOver();
    // The thief owns the new email, and confirms it.
    await (await user.reload()).update({ emailConfirmedAt: new Date() });
    expect(await edit(thief, user, { email: newEmail(), phone: newPhone() })).toBe(200);
    const second = (await mailsTo(taken.email, 2)).map(tokenIn).find((found) => found !== '');
    expect(second).toBeDefined();
    expect((await restore(api.client(), token)).status).toBe(200);
    expect((await restore(api.client(), second ?? '')).status).toBe(404);
    expect(await user.reload()).toMatchObject(contacts);
  });

  test('no other account can take the old phone or email while the change can be undone', async () => {
    const { user, contacts, token } = await takeOver();
    for (const field of ['phone', 'email'] as const) {
      const json = accountForm({ [field]: contacts[field] });
      const reply = await server.anonymous().call('register', { json });
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([409, [field]]);
      const other = await buildUser();
      expect(await edit(await server.as(other), other, { [field]: contacts[field] })).toBe(409);
    }
    expect((await restore(api.client(), token)).status).toBe(200);
    expect(await user.reload()).toMatchObject(contacts);
  });

  test('an undo link is void after an administrator has changed the contacts', async () => {
    const { user, token } = await takeOver();
    const admin = await server.as(await buildAdmin());
    const right = { email: newEmail(), phone: newPhone() };
    expect(await edit(admin, user, right)).toBe(200);
    expect((await restore(server.anonymous(), token)).status).toBe(404);
    expect(await user.reload()).toMatchObject(right);
  });

  test.each([[''], ['x'.repeat(101)], [undefined]])(
    'the API rejects the invalid undo token %j with 400',
    async (token) => {
      const reply = await server.anonymous().call('restoreContacts', { json: { token } });
      expect([reply.status, reply.body.fields]).toEqual([400, { token: VOID }]);
    },
  );

  test('an undo link signs its browser out, also if another account was signed in', async () => {
    const { token } = await takeOver();
    const client = await signIn(await buildUser());
    expect((await restore(client, token)).status).toBe(200);
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    expect((await client.call('check')).status).toBe(401);
  });
});

describe('an account that changes its phone number often', () => {
  const taken = async (phone: string) =>
    (await server.anonymous().call('register', { json: accountForm({ phone }) })).status === 409;

  test('only the number from before an account’s first change of the week stays reserved', async () => {
    const user = await buildUser({ emailConfirmedAt: new Date() });
    const [first, second, third] = [user.phone, newPhone(), newPhone()];
    const client = await server.as(user);
    for (const phone of [second, third]) expect(await edit(client, user, { phone })).toBe(200);
    expect([await taken(first), await taken(third), await taken(second)]).toEqual([true, true, false]);
    await ContactChange.update({ changedAt: daysAgo(7) }, { where: { userId: user.id, phone: first } });
    expect(await taken(first)).toBe(false);
  });

  test('a number that an account had for less than a week is free, also after the first change has expired', async () => {
    const user = await buildUser({ emailConfirmedAt: new Date() });
    const [own, other] = [user.phone, newPhone()];
    const client = await server.as(user);
    for (const phone of [other, own]) expect(await edit(client, user, { phone })).toBe(200);
    for (const [phone, days] of [
      [own, 8],
      [other, 2],
    ] as const) {
      await ContactChange.update({ changedAt: daysAgo(days) }, { where: { userId: user.id, phone } });
    }
    await ContactChange.removeExpired();
    expect(await taken(other)).toBe(false);
  });

  test('an account changes its contacts three times a day, and failed changes do not count', async () => {
    const user = await buildUser({ emailConfirmedAt: new Date() });
    const client = await server.as(user);
    const other = await buildUser();
    for (let time = 0; time < 4; time += 1) {
      expect(await edit(client, user, { phone: other.phone })).toBe(409);
    }
    for (let time = 0; time < 3; time += 1) expect(await edit(client, user, { phone: newPhone() })).toBe(200);
    expect(await edit(client, user, { phone: newPhone() })).toBe(429);
    expect(await edit(client, user, { email: newEmail() })).toBe(429);
    await user.reload();
    expect(await edit(client, user, { name: 'Another Name' })).toBe(200);
    const admin = await server.as(await buildAdmin());
    expect(await edit(admin, user, { phone: newPhone() })).toBe(200);
  });
});

test('a code mailed to an email that the account has left sets no password', async () => {
  const user = await buildUser();
  const { email } = user;
  const { body } = await api.client().call('forgotPassword', { json: { email } });
  const [mail = ''] = await mailsTo(email, 1);
  const otp = /^(\d{6})\r?$/m.exec(mail)?.[1];
  expect(await edit(await signIn(user), user, { email: newEmail() })).toBe(200);
  const json = { password: 'a better password', otp };
  const params = { email, hashed: body.hashed };
  expect((await api.client().call('resetPassword', { params, json })).status).toBe(400);
  await signIn(user);
});
