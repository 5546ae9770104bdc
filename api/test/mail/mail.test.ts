import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WhereOptions } from 'sequelize';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { contactMail } from '../../src/identity/accounts/contact-mail.ts';
import { newEmailMail } from '../../src/identity/accounts/new-email-mail.ts';
import { otpMail } from '../../src/identity/accounts/otp-mail.ts';
import { callers } from '../../src/ground/mail/index.ts';
import { env } from '../../src/ground/runtime/env.ts';
import { keepOtp } from '../../src/ground/gateways/otp-store.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { approvalMail } from '../../src/features/review/approval-mail.ts';
import { reviewUser } from '../../src/features/review/commands/review-user.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { startApi } from '../support/api-process.ts';
import {
  accountForm,
  buildAdmin,
  buildUser,
  buildUsers,
  newEmail,
  PASSWORD,
  passUndoTime,
  removeTasks,
} from '../support/factories.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { openRedis } from '../support/test-server.ts';

const arrived = (mails: string[], count: number) =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 10_000, interval: 50 });

beforeEach(removeTasks);

test('the outbox keeps each mail readable by its owner only, and deletes it after a day', async () => {
  const place = await mkdtemp(join(tmpdir(), 'pehchan-outbox-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const outbox = join(place, 'outbox');
  await mkdir(outbox);
  for (const [name, hours] of [
    ['old', 25],
    ['young', 23],
  ] as const) {
    await writeFile(join(outbox, `${name}.eml`), name);
    const then = new Date(Date.now() - hours * 3_600_000);
    await utimes(join(outbox, `${name}.eml`), then, then);
  }
  const api = await startApi({ DATA_DIR: place });
  const { email } = await buildUser();
  await api.client().call('forgotPassword', { json: { email } });
  await vi.waitFor(async () => expect(await readdir(outbox)).toHaveLength(2), { timeout: 10_000 });
  const names = await readdir(outbox);
  expect(names).toContain('young.eml');
  const written = names.find((name) => name !== 'young.eml') ?? '';
  expect(written).not.toBe('old.eml');
  expect((await stat(join(outbox, written))).mode & 0o777).toBe(0o600);
});

describe('mail servers', () => {
  test('a mail server receives the code only for a registered address', async () => {
    const smtp = await startSmtp();
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser({ fullName: 'RAMESH SUTHAR' });
    await api.client().call('forgotPassword', { json: { email: newEmail() } });
    await api.client().call('forgotPassword', { json: { email } });
    await arrived(smtp.mails, 1);
    expect(smtp.mails[0]).toContain(`To: ${email}`);
    expect(smtp.mails[0]).toContain('Subject: Your Pehchan code');
    expect(smtp.mails[0]).toMatch(/^\d{6}\r$/m);
  });

  test('the Hindi mail with a code calls it OTP, like the form', () => {
    const { subject, text } = otpMail('family@example.org', 'RAMESH', '123456', 'hi', 'https://example.org');
    expect(`${subject}\n${text}`.match(/OTP|कोड/g)).toEqual(['OTP', 'OTP']);
  });

  test('Hindi mails call an administrator “कार्यकर्ता”', () => {
    const to = 'family@example.org';
    const mails = [
      approvalMail(to, 'RAMESH', 'hi', 'https://example.org'),
      contactMail(to, 'hi', true, undefined),
      contactMail(to, 'hi', false, undefined),
    ];
    for (const { text } of mails) {
      expect(text).toContain('कार्यकर्ता');
      expect(text).not.toContain('एडमिन');
    }
  });

  test('a mail server without encryption receives no mail in production', async () => {
    const smtp = await startSmtp();
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
      PUBLIC_URL: 'https://pehchan.example',
    };
    const api = await startApi({ ...production, SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await vi.waitFor(() => expect(smtp.askedForTls).toBeGreaterThan(0), { timeout: 10_000 });
    expect(smtp.mails).toEqual([]);
  });

  test('a mail server that refused temporarily receives the mail again', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 2;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await arrived(smtp.mails, 1);
    expect(api.log.filter((line) => line.includes('a task is put off'))).toHaveLength(2);
    expect(api.log.join('\n')).not.toContain(email);
  });

  test('a mail under way is sent before the process ends, and the rest by the next process', async () => {
    const smtp = await startSmtp();
    const { email } = await buildUser();
    const { email: other } = await buildUser();
    const api = await startApi({ SMTP_URL: smtp.url });
    const isUnderWay = (mails: number) =>
      vi.waitFor(() => expect(smtp.greeted).toBe(mails), { timeout: 10_000, interval: 5 });
    await api.client().call('forgotPassword', { json: { email } });
    await isUnderWay(1);
    expect((await api.stop()).code).toBe(0);
    expect(smtp.mails).toHaveLength(1);

    smtp.refusing = 1;
    const next = await startApi({ SMTP_URL: smtp.url });
    await next.client().call('forgotPassword', { json: { email: other } });
    await isUnderWay(2);
    expect((await next.stop()).code).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    await startApi({ SMTP_URL: smtp.url });
    await arrived(smtp.mails, 2);
    expect(smtp.mails[1]).toContain(`To: ${other}`);
  });

  test('an unreachable mail server neither delays nor changes the reply', async () => {
    const api = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { email } = await buildUser();
    const begun = performance.now();
    expect((await api.client().call('forgotPassword', { json: { email } })).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect((await api.client().send('GET', '/readyz')).status).toBe(200);
  });
});

const rowOf = async (where: WhereOptions) => Task.findOne({ where, raw: true, rejectOnEmpty: true });

describe('mailed codes', () => {
  test('a mailed code is unreadable in the tasks table, and deleted from it once sent', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 1;
    const api = await startApi({ SMTP_URL: smtp.url });
    const user = await buildUser();
    const { body } = await api.client().call('forgotPassword', { json: { email: user.email } });
    const waiting = await rowOf({ kind: 'mail-otp' });
    await arrived(smtp.mails, 1);
    const otp = /^(\d{6})\r$/m.exec(smtp.mails[0] ?? '')?.[1] ?? '';
    expect(otp).not.toBe('');
    expect(waiting.payload?.length).toBeGreaterThan(100);
    const columns = JSON.stringify(waiting);
    const inBase64 = Buffer.from(waiting.payload ?? '', 'base64').toString('latin1');
    for (const secret of [otp, body.hashed, user.email]) {
      expect(columns).not.toContain(secret);
      expect(inBase64).not.toContain(secret);
    }
    await vi.waitFor(async () => {
      const { state, payload } = await rowOf({ kind: 'mail-otp' });
      expect([state, payload]).toEqual(['done', null]);
    }, 20_000);
    const json = { password: 'a better password', otp };
    const params = { email: user.email, hashed: body.hashed };
    expect((await api.client().call('resetPassword', { params, json })).status).toBe(200);
  });

  test('an expired code is not sent, and its row keeps no payload', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 1;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await vi.waitFor(async () => expect((await rowOf({ kind: 'mail-otp' })).problem).not.toBeNull(), 20_000);
    // Ten minutes pass before the next try, so that the mail expires.
    await Task.update({ expiresAt: new Date(Date.now() - 1000) }, { where: { kind: 'mail-otp' } });
    await vi.waitFor(async () => {
      const { state, payload } = await rowOf({ kind: 'mail-otp' });
      expect([state, payload]).toEqual(['dropped', null]);
    }, 10_000);
    expect(smtp.mails).toEqual([]);
  });

  test('a code is not sent once another code was used', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 1000;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { id, email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await vi.waitFor(async () => expect((await rowOf({ kind: 'mail-otp' })).problem).not.toBeNull(), 20_000);
    await openRedis();
    const params = { email, hashed: await keepOtp(id, email, '123456') };
    const json = { password: 'a better password', otp: '123456' };
    expect((await api.client().call('resetPassword', { params, json })).status).toBe(200);
    smtp.refusing = 0;
    await vi.waitFor(
      async () => expect(await Task.count({ where: { kind: 'mail-otp', state: 'waiting' } })).toBe(0),
      10_000,
    );
    expect(smtp.mails).toHaveLength(0);
    expect(await Task.count({ where: { kind: 'mail-otp', state: 'dropped' } })).toBe(1);
  });

  test('an unknown email has a task row like a registered one', async () => {
    const api = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { email } = await buildUser();
    for (const asked of [email, newEmail()]) {
      await api.client().call('forgotPassword', { json: { email: asked } });
    }
    const rows = await Task.findAll({ where: { kind: 'mail-otp' }, raw: true });
    expect(rows).toHaveLength(2);
  });
});

test('a mail is signed with the product’s name in the mail’s language', () => {
  const signature = (language: 'en' | 'hi') =>
    otpMail('family@example.org', undefined, '123456', language, 'https://a.example')
      .text.trim()
      .split('\n')
      .at(-1);
  expect([signature('en'), signature('hi')]).toEqual([
    'Pehchan, https://a.example',
    'पहचान, https://a.example',
  ]);
});

test('a mail links to the help page while the file of contacts cannot be read', async () => {
  const contactsFile = join(await mkdtemp(join(tmpdir(), 'pehchan-contacts-')), 'contacts.json');
  const help = [{ link: 'https://a.example/help' }];
  const named = () => callers({ ...env, contactsFile, publicUrl: 'https://a.example' });
  expect(await named()).toEqual(help);
  await writeFile(contactsFile, '[{');
  expect(await named()).toEqual(help);
});

test('the mail to a changed email does not report a form', () => {
  const contents = { link: 'https://a.example/not-me/1', isFirst: false, callers: ['• Manjula'] };
  const { subject, text } = newEmailMail('family@example.org', 'en', contents);
  expect(subject).toBe('Your email on Pehchan');
  expect(text).not.toContain('Manjula');
});

test('the mail to a new email has no words of the registrant, and a link that takes the email off the account', async () => {
  const smtp = await startSmtp();
  const contacts = join(await mkdtemp(join(tmpdir(), 'pehchan-contacts-')), 'contacts.json');
  await writeFile(contacts, JSON.stringify([{ name: 'Manjula', city: 'Abu', phone: '7000000001' }]));
  const client = (await startApi({ SMTP_URL: smtp.url, CONTACTS_FILE: contacts })).client();
  const json = accountForm({ name: 'KYC EXPIRED', Father: 'PAY NOW' });
  expect((await client.call('register', { json })).status).toBe(201);
  await arrived(smtp.mails, 1);
  const mail = (smtp.mails[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain(`To: ${json.email}`);
  expect(mail).toContain('Subject: Your form has arrived on Pehchan');
  for (const part of ['usually within 3 days', 'Manjula, Abu: 7000000001']) expect(mail).toContain(part);
  for (const word of ['KYC', 'PAY NOW', json.phone]) expect(mail).not.toContain(word);
  const [, token = ''] = /\/not-me\/([\w-]+)/.exec(mail) ?? [];
  expect((await client.call('detachEmail', { json: { token } })).status).toBe(200);
  expect((await client.call('check')).body.user.email).toMatch(/^no-email-\d+@pehchan\.invalid$/);
  // The API sends no mail to an address that was detached from its account.
  await reviewUser(await buildAdmin(), (await client.call('check')).body.user.id, 'approved');
  await passUndoTime();
  const kind = 'mail-approval';
  await vi.waitFor(async () => expect((await rowOf({ kind })).state).toBe('dropped'), 10_000);
  expect(smtp.mails).toHaveLength(1);
});

describe('approval mails', () => {
  test('a family receives one approval mail in its account’s language when two processes send mails', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 10;
    const apis = [await startApi({ SMTP_URL: smtp.url }), await startApi({ SMTP_URL: smtp.url })];
    const emails = Array.from({ length: 40 }, newEmail);
    await buildUsers(emails.map((email, index) => ({ email, language: index % 2 === 0 ? 'hi' : 'en' })));
    const users = await User.findAll({ where: { email: emails } });
    const client = apis[0]?.client();
    await client?.call('login', { json: { phone: (await buildAdmin()).phone, password: PASSWORD } });
    await client?.call('reviewUsers', { json: { ids: users.map(({ id }) => id), status: 'approved' } });
    await passUndoTime();
    await arrived(smtp.mails, 40);
    await vi.waitFor(async () => expect(await Task.count({ where: { state: 'done' } })).toBe(40), 20_000);
    const to = smtp.mails.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1]);
    expect(to.toSorted()).toEqual(emails.toSorted());
    const english = smtp.mails.filter((mail) => mail.includes('Subject: Your Pehchan account is approved'));
    expect(english).toHaveLength(20);
    expect(english[0]).toContain('http://pehchan.test/search-profiles');
    const ids = smtp.mails.map((mail) => /^Message-ID: (<[0-9a-f]{32}@pehchan\.test>)\r$/m.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(40);
    expect(ids).not.toContain(undefined);
  });

  test('a family receives no mail when its approval is undone before it is sent', async () => {
    const user = await buildUser();
    const admin = await buildAdmin();
    await reviewUser(admin, user.id, 'approved');
    await reviewUser(admin, user.id, 'pending');
    await passUndoTime();
    const smtp = await startSmtp();
    await startApi({ SMTP_URL: smtp.url });
    await vi.waitFor(
      async () => expect((await rowOf({ kind: 'mail-approval' })).state).toBe('dropped'),
      10_000,
    );
    expect(smtp.mails).toEqual([]);
  });

  test('a family receives no mail when the transaction of its approval fails', async () => {
    const user = await buildUser();
    const admin = await buildAdmin();
    const broken = vi.spyOn(AuditEntry, 'record').mockRejectedValue(new Error('broken on purpose'));
    await expect(reviewUser(admin, user.id, 'approved')).rejects.toThrow('broken on purpose');
    broken.mockRestore();
    expect(await Task.count()).toBe(0);
  });
});

describe('mails with a code', () => {
  test.each(['en', 'hi'] as const)(
    'a mail greets the account by its exact name, special characters included, in %s',
    (language) => {
      const mail = otpMail('a@example.org', "$&$&$` {name} $'", '123456', language, 'http://pehchan.test');
      expect(mail.text).toContain(" $&$&$` {name} $',\n");
      expect(mail.html).toContain(' $&amp;$&amp;$` {name} $');
    },
  );
});
