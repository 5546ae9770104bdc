import { describe, expect, test } from 'vitest';
import { mailPassword } from '../../src/identity/accounts/commands/mail-password.ts';
import { RecoveryRequest } from '../../src/identity/accounts/models/recovery-request.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { findAuditEntries } from '../../src/identity/audit/models/audit-entry.ts';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { keyedHash } from '../../src/ground/runtime/keyed-hash.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { buildAdmin, buildApproved, buildUser, newEmail, newPhone, PASSWORD } from '../support/factories.ts';
import { mailsTo, readable } from '../support/outbox.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** A recovery code is for a family without email: an administrator reads the code out on the phone. */
const server = await startServer();
const NEW = 'a quiet river';

const make = async (admin: Client, id: number) =>
  (await admin.call('makeRecoveryCode', { params: { id } })).body;
const recover = async (phone: string, code: string, password = NEW, client = server.anonymous()) => {
  const { status, body } = await client.call('recover', { json: { phone, code, password } });
  return { status, ...body.fields };
};
const signIn = async (phone: string, password: string, client = server.anonymous()) =>
  (await client.call('login', { json: { phone, password } })).status;
async function enter({ phone }: User, client: Client, password = NEW): Promise<Client> {
  expect(await signIn(phone, password, client)).toBe(200);
  return client;
}
const noticeIn = async (client: Client) => (await client.call('check')).body.user.recovery;
const read = async (client: Client) => (await client.call('readRecovery')).status;
const HOUR = 3600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);
/** Return the email address and the reason of each planned mail about a family's password, oldest first. */
async function mailsPlanned({ id }: User): Promise<string[][]> {
  const tasks = await Task.findAll({ where: { kind: 'mail-password' }, order: [['id', 'ASC']] });
  const payloads = tasks.map(({ payload }) => JSON.parse(String(payload)) as Record<string, unknown>);
  return payloads
    .filter(({ userId }) => userId === id)
    .map(({ email, news }) => [String(email), String(news)]);
}

const WRONG = {
  status: 400,
  code: 'The code is wrong or no longer valid. Please call a volunteer again.',
};

describe('recovery codes', () => {
  test('a recovery code sets a new password once, ends all sessions, is audited, and is shown to the family', async () => {
    const [admin, family] = [await buildAdmin({ fullName: 'THE ADMINISTRATOR' }), await buildApproved()];
    const before = await server.as(family);
    const { code, expiresAt, message } = await make(await server.as(admin), family.id);
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect(message).toBe('Read the code out on the phone. It is valid for 10 minutes.');
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 600_000)).toBeLessThan(10_000);

    expect(await recover(family.phone, code)).toEqual({ status: 200 });
    expect((await before.call('check')).status).toBe(401);
    expect(await recover(family.phone, code, 'another quiet river')).toEqual(WRONG);

    const notice = {
      by: 'THE ADMINISTRATOR', at: expect.any(String), usedAt: expect.any(String), canBeRead: true,
    }; // prettier-ignore
    expect(await noticeIn(await enter(family, before))).toEqual(notice);
    expect(await read(before)).toBe(200);
    expect(await noticeIn(before)).toBeNull();

    const event = { userId: family.id, event: 'password-reset' };
    expect(await SecurityEvent.count({ where: event })).toBe(1);
    const { rows } = await findAuditEntries({ userId: family.id });
    expect(rows).toMatchObject([{ action: 'recovery-code', actorId: admin.id, subjectId: family.id }]);
  });

  test('an unused recovery code is shown to the family too', async () => {
    const family = await buildApproved();
    const client = await server.as(family);
    await make(await server.as(await buildAdmin()), family.id);
    expect(await noticeIn(client)).toMatchObject({ by: 'RAMESH SUTHAR', usedAt: null, canBeRead: true });
  });

  test('a recovery code is accepted with signs, without them, and in Devanagari', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const spell = [
      (code: string) => code.replaceAll(' ', ''),
      (code: string) => code.replaceAll(' ', '-'),
      (code: string) => code.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''),
    ];
    for (const spelled of spell) {
      const { code } = await make(admin, family.id);
      expect(await recover(family.phone, spelled(code))).toEqual({ status: 200 });
    }
  });

  test('a recovery code is invalid once a newer one is made, and after ten minutes', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const [first, second] = [await make(admin, family.id), await make(admin, family.id)];
    expect(await recover(family.phone, first.code)).toEqual(WRONG);
    const left = await redis.ttl(redisKey('recovery', family.id));
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThanOrEqual(600);
    await redis.pExpire(redisKey('recovery', family.id), 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await recover(family.phone, second.code)).toEqual(WRONG);
  });

  test('a recovery code succeeds for one of three parallel calls', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const { code } = await make(admin, family.id);
    const replies = await Promise.all(
      [1, 2, 3].map((time) => recover(family.phone, code, `a quiet river ${time}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('a recovery code stays valid after a refused password', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    const { code } = await make(admin, family.id);
    expect(await recover(family.phone, code, '12345678')).toMatchObject({
      status: 400,
      password: expect.any(String),
    });
    expect(await recover(family.phone, code)).toEqual({ status: 200 });
  });

  test('a recovery code works after strangers used up the day’s sign-ins, and while they guess codes', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildUser()];
    for (let time = 0; time < 20; time += 1) await signIn(family.phone, 'a wrong password');
    expect(await signIn(family.phone, 'a wrong password')).toBe(429);
    const { code } = await make(admin, family.id);
    for (let time = 0; time < 30; time += 1) {
      expect(await recover(family.phone, '123412341234')).toEqual(WRONG);
    }
    const newPhone = server.anonymous();
    expect(await recover(family.phone, code, NEW, newPhone)).toEqual({ status: 200 });
    expect(await signIn(family.phone, NEW, newPhone)).toBe(200);
    expect(await signIn(family.phone, NEW)).toBe(429);
  });

  test('recover allows five guesses in ten minutes from one network, also for an unknown phone', async () => {
    for (const phone of [(await buildUser()).phone, newPhone()]) {
      const client = server.anonymous();
      const replies = [];
      for (let time = 0; time < 6; time += 1) {
        replies.push((await recover(phone, '123412341234', NEW, client)).status);
      }
      expect(replies).toEqual([400, 400, 400, 400, 400, 429]);
    }
  });

  test('an administrator cannot make a recovery code for their own account or another administrator', async () => {
    const [own, other] = [await buildAdmin(), await buildAdmin()];
    const client = await server.as(own);
    expect(await make(client, own.id)).toMatchObject({
      message: 'You can change the password of your own account yourself.',
    });
    expect(await make(client, other.id)).toMatchObject({ code: 'forbidden' });
    expect((await other.reload()).recoveryAt).toBeNull();
  });
});

describe('notices about a used code', () => {
  async function used() {
    const [admin, family] = [await server.as(await buildAdmin()), await buildApproved()];
    const home = await server.as(family);
    const { code } = await make(admin, family.id);
    const stranger = server.anonymous();
    expect(await recover(family.phone, code, NEW, stranger)).toEqual({ status: 200 });
    return { admin, family, home, stranger: await enter(family, stranger) };
  }

  test('the notice cannot be dismissed in the browser that used the code, nor in one that signed in after it', async () => {
    const { family, home, stranger } = await used();
    for (const browser of [stranger, await enter(family, server.anonymous())]) {
      expect(await noticeIn(browser)).toMatchObject({ canBeRead: false });
      expect(await browser.call('readRecovery')).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('stays for 14 days') },
      });
    }
    await enter(family, home);
    expect(await read(home)).toBe(200);
    expect(await noticeIn(stranger)).toBeNull();
  });

  test('the notice returns when the code is used after the family dismissed the first notice', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await buildApproved()];
    const home = await server.as(family);
    const { code } = await make(admin, family.id);
    expect(await read(home)).toBe(200);
    expect(await recover(family.phone, code)).toEqual({ status: 200 });
    const notice = await noticeIn(await enter(family, home));
    expect(notice).toMatchObject({ by: 'RAMESH SUTHAR', usedAt: expect.any(String) });
  });

  test('the notice stays when a newer code is made, and when that is used', async () => {
    const { admin, family, stranger, home } = await used();
    const { code } = await make(admin, family.id);
    expect(await noticeIn(stranger)).toMatchObject({ canBeRead: false });
    expect(await recover(family.phone, code, 'another quiet river', stranger)).toEqual({ status: 200 });
    await enter(family, stranger, 'another quiet river');
    expect(await read(stranger)).toBe(403);
    expect(await read(await enter(family, home, 'another quiet river'))).toBe(200);
  });

  test('the notice can be dismissed in a browser that is known by a cookie of the previous version', async () => {
    const { family } = await used();
    const [old, browser] = [server.anonymous(), 'a'.repeat(32)];
    const signature = keyedHash('known-browser', browser, family.id).slice(0, 32);
    old.cookies.set('pehchan.known', `${browser}.${signature}`);
    expect(await read(await enter(family, old))).toBe(200);
  });

  test('the notice ends after 14 days', async () => {
    const { family, stranger } = await used();
    await family.update({ recoveryAt: hoursAgo(14 * 24 - 1), recoveryUsedAt: hoursAgo(14 * 24 - 1) });
    expect(await noticeIn(stranger)).toMatchObject({ canBeRead: false });
    await family.update({ recoveryAt: hoursAgo(14 * 24) });
    expect(await noticeIn(stranger)).toBeNull();
    expect(await read(stranger)).toBe(200);
  });
});

describe('mails to a confirmed email', () => {
  const confirmed = () => buildApproved({ emailConfirmedAt: new Date() });

  test('a family with a confirmed email gets a mail when a code is made and when it is used', async () => {
    const [admin, family] = [await server.as(await buildAdmin()), await confirmed()];
    const { code } = await make(admin, family.id);
    await recover(family.phone, code);
    const { email } = family;
    expect(await mailsPlanned(family)).toEqual([
      [email, 'code-made'],
      [email, 'code-used'],
    ]);
  });

  test('a family gets a mail about a changed password only at a confirmed email', async () => {
    for (const family of [await confirmed(), await buildApproved()]) {
      const json = { currentPassword: PASSWORD, password: NEW };
      expect((await (await server.as(family)).call('changePassword', { json })).status).toBe(200);
      const expected = family.emailConfirmedAt ? [[family.email, 'changed']] : [];
      expect(await mailsPlanned(family)).toEqual(expected);
    }
  });

  test('the mail about a password has no name, and goes to the email that the family had then', async () => {
    const family = await confirmed();
    await family.update({ fullName: 'YOUR KYC EXPIRED' });
    const [was, now] = [family.email, newEmail()];
    await family.update({ email: now });
    const payload = JSON.stringify({ userId: family.id, email: was, news: 'code-used' });
    await mailPassword.start(payload, `news of ${family.id}`);
    const [mail = ''] = (await mailsTo(was)).map(readable);
    expect(mail).toContain('was changed with a code from a volunteer');
    expect(mail).toContain('http://pehchan.test/help');
    expect(mail).not.toContain('KYC');
    expect(await mailsTo(now)).toEqual([]);
  });
});

describe('more than five codes in a day', () => {
  const REFUSED = {
    code: 'too_many_requests',
    message: expect.stringContaining('Another administrator sees your request'),
  };

  async function sixth() {
    const first = await server.as(await buildAdmin({ fullName: 'THE FIRST' }));
    for (let time = 0; time < 5; time += 1) await make(first, (await buildUser()).id);
    const family = await buildApproved({ fullName: 'THE FAMILY' });
    expect(await make(first, family.id)).toMatchObject(REFUSED);
    const second = await server.as(await buildAdmin({ fullName: 'THE SECOND' }));
    const requestOf = async (client: Client) => {
      const { requests } = (await client.call('getRecoveryRequests')).body;
      return requests.find(({ userId }) => userId === family.id);
    };
    return { first, second, family, requestOf };
  }
  const confirm = async (client: Client, id: number | undefined) =>
    (await client.call('confirmRecovery', { params: { id: id ?? 0 } })).status;

  test('a second administrator must confirm the request, then the first makes one code', async () => {
    const { first, second, family, requestOf } = await sixth();
    expect(await noticeIn(await server.as(family))).toBeNull();
    const asked = { askedBy: 'THE FIRST', confirmedBy: null, madeAt: null, canConfirm: false };
    expect(await requestOf(first)).toMatchObject(asked);
    const request = await requestOf(second);
    expect(request).toMatchObject({ ...asked, canConfirm: true });

    expect(await confirm(first, request?.id)).toBe(403);
    expect(await confirm(second, request?.id)).toBe(200);
    expect(await confirm(second, request?.id)).toBe(404);
    expect(await make(first, family.id)).toMatchObject({ code: expect.stringMatching(/^\d{4} /) });
    expect(await requestOf(second)).toMatchObject({ confirmedBy: 'THE SECOND', madeAt: expect.any(String) });
    expect(await make(first, family.id)).toMatchObject(REFUSED);

    const { rows } = await findAuditEntries({ userId: family.id });
    expect(rows.map(({ actorName, toValue }) => [actorName, toValue])).toEqual([
      ['THE FIRST', 'asked'],
      ['THE FIRST', null],
      ['THE SECOND', 'confirmed'],
      ['THE FIRST', 'asked'],
    ]);
  });

  test('a repeated request stays one, and ends after a day', async () => {
    const { first, second, family, requestOf } = await sixth();
    const { id } = (await requestOf(second)) ?? {};
    await make(first, family.id);
    expect(await RecoveryRequest.count({ where: { userId: family.id } })).toBe(1);
    await RecoveryRequest.update({ askedAt: hoursAgo(24) }, { where: { userId: family.id } });
    expect(await requestOf(second)).toBeUndefined();
    expect(await confirm(second, id)).toBe(404);
    expect(await make(first, family.id)).toMatchObject(REFUSED);
  });

  test('a confirmed request makes no code for another family', async () => {
    const { first, second, requestOf } = await sixth();
    expect(await confirm(second, (await requestOf(second))?.id)).toBe(200);
    expect(await make(first, (await buildUser()).id)).toMatchObject(REFUSED);
  });

  test('parallel calls make five codes, and refused calls do not count', async () => {
    const [first, other] = [await server.as(await buildAdmin()), await buildAdmin()];
    for (let time = 0; time < 3; time += 1) {
      expect(await make(first, other.id)).toMatchObject({ code: 'forbidden' });
    }
    const families = await Promise.all(Array.from({ length: 9 }, () => buildUser()));
    // The API handles three writes of one account at a time, so the codes are made three at a time.
    const made = [];
    for (const three of [families.slice(0, 3), families.slice(3, 6), families.slice(6)]) {
      made.push(...(await Promise.all(three.map(({ id }) => make(first, id)))));
    }
    expect(made.filter(({ code }) => /^\d{4} /.test(code))).toHaveLength(5);
  });
});

test('all administrators see who made which code in the last week, and whether it was used', async () => {
  const admin = await server.as(await buildAdmin({ fullName: 'THE MAKER' }));
  const [first, second, old] = [await buildUser(), await buildUser(), await buildUser()];
  const { code } = await make(admin, first.id);
  await recover(first.phone, code);
  for (const { id } of [second, old]) await make(admin, id);
  await RecoveryRequest.update({ madeAt: hoursAgo(7 * 24) }, { where: { userId: old.id } });
  await first.destroy();
  const { requests } = (await (await server.as(await buildAdmin())).call('getRecoveryRequests')).body;
  const mine = requests.filter(({ askedBy }) => askedBy === 'THE MAKER');
  expect(mine.map(({ userId, name, usedAt }) => [userId, name, usedAt !== null])).toEqual([
    [second.id, second.fullName, false],
    [first.id, first.fullName, true],
  ]);
});

test('the record of a code is removed after 30 days', async () => {
  const [recent, old] = [await buildUser(), await buildUser()];
  const admin = await server.as(await buildAdmin());
  for (const { id } of [recent, old]) await make(admin, id);
  await RecoveryRequest.update({ askedAt: hoursAgo(29 * 24) }, { where: { userId: recent.id } });
  await RecoveryRequest.update({ askedAt: hoursAgo(30 * 24) }, { where: { userId: old.id } });
  await RecoveryRequest.removeOld();
  const left = await RecoveryRequest.findAll({ where: { userId: [recent.id, old.id] }, raw: true });
  expect(left.map(({ userId }) => userId)).toEqual([recent.id]);
});
