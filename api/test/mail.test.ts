import { describe, expect, test, vi } from 'vitest';
import { otpMail } from '../src/accounts/otp-mail.ts';
import { startApi } from './api-process.ts';
import { buildUser, newEmail } from './factories.ts';
import { startSmtp } from './smtp-server.ts';

const arrived = (mails: string[], count: number) =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 10_000, interval: 50 });

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
    expect(api.log.filter((line) => line.includes('a mail was not taken'))).toHaveLength(2);
    expect(api.log.join('\n')).not.toContain(email);
  });

  test('is given what is under way before the process ends', async () => {
    const smtp = await startSmtp();
    smtp.refusing = 1;
    const api = await startApi({ SMTP_URL: smtp.url });
    const { email } = await buildUser();
    await api.client().call('forgotPassword', { json: { email } });
    expect((await api.stop()).code).toBe(0);
    expect(smtp.mails).toHaveLength(1);
  });

  test('that isn’t there changes nothing about the answer', async () => {
    const api = await startApi({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { email } = await buildUser();
    const begun = performance.now();
    expect((await api.client().call('forgotPassword', { json: { email } })).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect((await api.client().send('GET', '/readyz')).status).toBe(200);
  });
});

describe('the mail with the code', () => {
  test.each(['en', 'hi'] as const)('names whom it is for as they write themselves, in %s', (language) => {
    const mail = otpMail('a@example.org', "$&$&$` {name} $'", '123456', language, 'http://pehchan.test');
    expect(mail.text).toContain(" $&$&$` {name} $',\n");
    expect(mail.html).toContain(' $&amp;$&amp;$` {name} $');
  });
});
