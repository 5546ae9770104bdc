import type { WhereOptions } from 'sequelize';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { User } from '../src/accounts/models/user.ts';
import { otpMail } from '../src/accounts/otp-mail.ts';
import { AuditEntry } from '../src/audit/models/audit-entry.ts';
import { reviewUser } from '../src/review/commands/review-user.ts';
import { Task } from '../src/tasks/models/task.ts';
import { startApi } from './api-process.ts';
import { buildAdmin, buildUser, buildUsers, newEmail, PASSWORD, removeTasks } from './factories.ts';
import { startSmtp } from './smtp-server.ts';

const arrived = (mails: string[], count: number) =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 10_000, interval: 50 });

beforeEach(removeTasks);

describe('a mail server', () => {
  test('gets the code, to the account’s own address and nobody else’s', async () => {
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

  test('is given it in Hindi by the name that the form asks for', () => {
    const { subject, text } = otpMail('family@example.org', 'RAMESH', '123456', 'hi', 'https://example.org');
    expect(`${subject}\n${text}`.match(/OTP|कोड/g)).toEqual(['OTP', 'OTP', 'OTP']);
  });

  test('that refuses for the moment is asked again', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 2;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await arrived(smtp.mails, 1);
    expect(api.log.filter((line) => line.includes('a task is put off'))).toHaveLength(2);
    expect(api.log.join('\n')).not.toContain(email);
  });

  test('is given what is under way before the process ends, and the rest by the next process', async () => {
    const smtp = await startSmtp();
    const { email } = await buildUser();
    const { email: other } = await buildUser();
    const api = await startApi({ SMTP_URL: smtp.url });
    await api.client().call('forgotPassword', { json: { email } });
    expect((await api.stop()).code).toBe(0);
    expect(smtp.mails).toHaveLength(1);

    smtp.refusing = 1;
    const next = await startApi({ SMTP_URL: smtp.url });
    await next.client().call('forgotPassword', { json: { email: other } });
    expect((await next.stop()).code).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    await startApi({ SMTP_URL: smtp.url });
    await arrived(smtp.mails, 2);
    expect(smtp.mails[1]).toContain(`To: ${other}`);
  }, 60_000);

  test('that isn’t there changes nothing about the answer', async () => {
    const api = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { email } = await buildUser();
    const begun = performance.now();
    expect((await api.client().call('forgotPassword', { json: { email } })).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect((await api.client().send('GET', '/readyz')).status).toBe(200);
  });
});

const rowOf = async (where: WhereOptions) => Task.findOne({ where, raw: true, rejectOnEmpty: true });

describe('the code', () => {
  test('can’t be read in the table, and is gone from it once it was sent', async () => {
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
    });
    const json = { password: 'a better password', otp };
    const params = { email: user.email, hashed: body.hashed };
    expect((await api.client().call('resetPassword', { params, json })).status).toBe(200);
  });

  test('isn’t sent when it is too late for it, and nothing of it is left', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 1;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await vi.waitFor(async () => expect((await rowOf({ kind: 'mail-otp' })).problem).not.toBeNull());
    // It was to be tried again, but nobody came to it for ten minutes.
    await Task.update({ expiresAt: new Date(Date.now() - 1000) }, { where: { kind: 'mail-otp' } });
    await vi.waitFor(async () => {
      const { state, payload } = await rowOf({ kind: 'mail-otp' });
      expect([state, payload]).toEqual(['dropped', null]);
    }, 10_000);
    expect(smtp.mails).toEqual([]);
  });

  test('isn’t sent any more once a newer one was asked for', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 1;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    await vi.waitFor(async () => expect((await rowOf({ kind: 'mail-otp' })).problem).not.toBeNull());
    await api.client().call('forgotPassword', { json: { email } });
    await vi.waitFor(
      async () => expect(await Task.count({ where: { kind: 'mail-otp', state: 'waiting' } })).toBe(0),
      10_000,
    );
    expect(smtp.mails).toHaveLength(1);
    expect(await Task.count({ where: { kind: 'mail-otp', state: 'dropped' } })).toBe(1);
  });

  test('for an email that nobody has is a row like any other', async () => {
    const api = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { email } = await buildUser();
    for (const asked of [email, newEmail()]) {
      await api.client().call('forgotPassword', { json: { email: asked } });
    }
    const rows = await Task.findAll({ where: { kind: 'mail-otp' }, raw: true });
    expect(rows).toHaveLength(2);
  });
});

describe('an approved family', () => {
  test('hears of it once, whichever of two processes sends it, in the language of the account', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 10;
    const apis = [await startApi({ SMTP_URL: smtp.url }), await startApi({ SMTP_URL: smtp.url })];
    const emails = Array.from({ length: 40 }, newEmail);
    await buildUsers(emails.map((email, index) => ({ email, language: index % 2 === 0 ? 'hi' : 'en' })));
    const users = await User.findAll({ where: { email: emails } });
    const client = apis[0]?.client();
    await client?.call('login', { json: { phone: (await buildAdmin()).phone, password: PASSWORD } });
    await client?.call('reviewUsers', { json: { ids: users.map(({ id }) => id), status: 'approved' } });
    await arrived(smtp.mails, 40);
    await vi.waitFor(async () => expect(await Task.count({ where: { state: 'done' } })).toBe(40));
    const to = smtp.mails.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1]);
    expect(to.toSorted()).toEqual(emails.toSorted());
    const english = smtp.mails.filter((mail) => mail.includes('Subject: Your Pehchan account is approved'));
    expect(english).toHaveLength(20);
    expect(english[0]).toContain('http://pehchan.test/search-profiles');
    const ids = smtp.mails.map((mail) => /^Message-ID: (<[0-9a-f]{32}@pehchan\.test>)\r$/m.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(40);
    expect(ids).not.toContain(undefined);
  }, 60_000);

  test('hears nothing when that was taken back before the mail went out', async () => {
    const user = await buildUser();
    const admin = await buildAdmin();
    await reviewUser(admin, user.id, 'approved');
    await reviewUser(admin, user.id, 'pending');
    const smtp = await startSmtp();
    await startApi({ SMTP_URL: smtp.url });
    await vi.waitFor(
      async () => expect((await rowOf({ kind: 'mail-approval' })).state).toBe('dropped'),
      10_000,
    );
    expect(smtp.mails).toEqual([]);
  });

  test('that was never approved after all, because the transaction failed, hears nothing', async () => {
    const user = await buildUser();
    const admin = await buildAdmin();
    const broken = vi.spyOn(AuditEntry, 'record').mockRejectedValue(new Error('broken on purpose'));
    await expect(reviewUser(admin, user.id, 'approved')).rejects.toThrow('broken on purpose');
    broken.mockRestore();
    expect(await Task.count()).toBe(0);
  });
});

describe('the mail with the code', () => {
  test.each(['en', 'hi'] as const)('names whom it is for as they write themselves, in %s', (language) => {
    const mail = otpMail('a@example.org', "$&$&$` {name} $'", '123456', language, 'http://pehchan.test');
    expect(mail.text).toContain(" $&$&$` {name} $',\n");
    expect(mail.html).toContain(' $&amp;$&amp;$` {name} $');
  });
});
