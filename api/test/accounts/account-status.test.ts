import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Reason } from '@pehchan/contract/accounts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { Rejection } from '../../src/identity/accounts/models/rejection.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { rejectionMail } from '../../src/features/review/rejection-mail.ts';
import { startApi } from '../support/api-process.ts';
import { createBiodata, updateBiodata } from '../support/biodata-calls.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  multipart,
  PASSWORD,
} from '../support/factories.ts';
import { historyOf } from '../support/history.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin({ fullName: 'THE ADMIN' }));
});

const statusOf = async (member: Client) => (await member.call('getOwnStanding')).body;
const reject = (user: User, json: object = {}) => admin.call('rejectUser', { params: { id: user.id }, json });
const rowOf = async (user: User) => {
  const { body } = await admin.call('getUsers', { query: { search: user.email, page: 1 } });
  return body.users[0];
};

describe('a rejection with invalid reasons', () => {
  const reasons = 'Choose one or more of the reasons';
  const note = 'Please write what the family should correct';
  test.each<[object, Record<string, string>]>([
    [{ reasons: ['ugly'] }, { reasons }],
    [{ reasons: 'photo' }, { reasons }],
    [{ reasons: [['photo']] }, { reasons }],
    [{ reasons: [null] }, { reasons }],
    [{ reasons: null }, { reasons }],
    [{ reasons: Array.from({ length: 9 }, () => 'photo') }, { reasons }],
    [{ reasons: ['other'] }, { note }],
    [{ reasons: ['other'], note: ' ​ ' }, { note }],
    [{ reasons: ['photo'], note: 'x'.repeat(301) }, { note: 'At most 300 characters.' }],
    [{ reasons: ['photo'], note: {} }, { note: 'We couldn’t read the request.' }],
  ])('returns 400 for a rejection with %j, of one account and of several', async (json, fields) => {
    const user = await buildUser();
    const one = await admin.call('rejectUser', { params: { id: user.id }, hostile: json });
    const hostile = { ids: [user.id], status: 'rejected', ...json };
    const several = await admin.call('reviewUsers', { hostile });
    expect([one.status, one.body.fields]).toEqual([400, fields]);
    expect([several.status, several.body.fields]).toEqual([400, fields]);
    expect((await user.reload()).status).toBe('pending');
  });
});

describe('a rejection', () => {
  test('a rejection shows its reasons to the family, and to administrators in lists and the audit log', async () => {
    const user = await buildUser({ language: 'hi' });
    const member = await server.as(user);
    await reject(user, {
      from: 'pending',
      reasons: ['gotra', 'photo', 'photo'],
      note: ' Please call \r\n us. ',
    });
    const { standing, rejection } = await statusOf(member);
    expect(standing).toBe('rejected');
    expect(rejection).toMatchObject({
      reasons: ['photo', 'gotra'],
      note: 'Please call \n us.',
      mended: [],
      sentAgainAt: null,
    });
    expect(await rowOf(user)).toMatchObject({ language: 'hi', rejection: { reasons: ['photo', 'gotra'] } });
    expect(await historyOf(admin, user.id)).toMatchObject([
      { action: 'standing', to: 'rejected', reasons: ['photo', 'gotra'] },
    ]);
  });

  test('rejecting several accounts gives each the same reasons and note, and approving them removes both', async () => {
    const users = [await buildUser(), await buildUser()];
    const ids = users.map(({ id }) => id);
    await admin.call('reviewUsers', {
      json: { ids, status: 'rejected', reasons: ['phone'], note: 'Evenings.' },
    });
    for (const user of users) {
      expect((await rowOf(user))?.rejection).toMatchObject({ reasons: ['phone'], note: 'Evenings.' });
    }
    await admin.call('reviewUsers', { json: { ids, status: 'approved', reasons: ['phone'] } });
    for (const user of users) expect((await rowOf(user))?.rejection).toBeNull();
  });

  test('a rejection without a body has no reasons, and an administrator can add them later', async () => {
    const user = await buildUser();
    const member = await server.as(user);
    expect((await admin.call('rejectUser', { params: { id: user.id } })).body.message).toBe('User rejected');
    expect((await statusOf(member)).rejection).toMatchObject({ reasons: [], note: '' });
    const { since } = await statusOf(member);
    await reject(user, { from: 'rejected', reasons: ['village'] });
    expect(await statusOf(member)).toMatchObject({ since, rejection: { reasons: ['village'] } });
    expect(await historyOf(admin, user.id)).toMatchObject([
      { from: 'rejected', to: 'rejected', reasons: ['village'] },
      { from: 'pending', to: 'rejected', reasons: [] },
    ]);
  });

  test('a second rejection of a pending account keeps the reasons of the first', async () => {
    const user = await buildUser();
    await reject(user, { from: 'pending', reasons: ['photo'] });
    expect((await reject(user, { from: 'pending', reasons: ['twice'] })).status).toBe(200);
    expect((await rowOf(user))?.rejection).toMatchObject({ reasons: ['photo'] });
    expect(await historyOf(admin, user.id)).toHaveLength(1);
  });

  test('deleting an account deletes its rejection', async () => {
    const user = await buildUser();
    await reject(user, { reasons: ['photo'] });
    await admin.call('deleteUser', { params: { id: user.id } });
    expect(await Rejection.count({ where: { userId: user.id } })).toBe(0);
  });

  test('another account cannot read a rejection', async () => {
    const user = await buildUser();
    await reject(user, { reasons: ['photo'] });
    const other = await server.as(await buildUser());
    expect((await statusOf(other)).rejection).toBeNull();
  });
});

describe('corrections of a rejected family', () => {
  const mended = async (user: User) => (await rowOf(user))?.rejection?.mended;
  async function buildRejected(reasons: Reason[] = ['photo', 'gotra']) {
    const user = await buildUser();
    const profile = await buildProfile({ owner: user, withPhoto: true });
    await reject(user, { reasons });
    return { user, profile, member: await server.as(user) };
  }

  test.each<[string, object, Reason[]]>([
    ['gotra', { gotra: 'Bharadwaj' }, ['gotra']],
    ['full name', { fullname: 'Priya Ramesh Suthar' }, ['name']],
    ['nothing, for a new city', { currentLiveCity: 'Surat' }, []],
  ])('a saved biodata records what the family corrected: %s', async (_, form, expected) => {
    const { user, profile, member } = await buildRejected();
    const { phone, village } = profile;
    const stored = {
      fullname: profile.fullName,
      father: profile.fatherName,
      gotra: profile.gotra,
      phone,
      village,
    };
    expect((await updateBiodata(member, profile.id, { ...stored, ...form })).status).toBe(200);
    expect(await mended(user)).toEqual(expected);
  });

  test('a new photo and a new biodata are recorded as corrections', async () => {
    const { user, profile, member } = await buildRejected(['photo']);
    await updateBiodata(member, profile.id, {}, true);
    expect(await mended(user)).toContain('photo');
    const childless = await buildUser();
    await reject(childless, { reasons: ['photo'] });
    expect((await createBiodata(await server.as(childless), {})).status).toBe(201);
    expect(await mended(childless)).toEqual(['photo', 'gotra']);
  });

  test('corrections of the account add up, also after a rejection without reasons', async () => {
    const user = await buildUser({ status: 'rejected' });
    const member = await server.as(user);
    const { password, ...form } = accountForm({
      phone: user.phone,
      email: user.email,
      name: 'Ramesh Kumar Suthar',
      village: 'DHAN',
    });
    const save = async (fields: object) =>
      member.call('updateUser', {
        params: { id: user.id },
        form: await multipart({ ...form, ...fields, currentPassword: password }, null),
      });
    expect((await save({})).status).toBe(200);
    expect(await mended(user)).toEqual(['name']);
    await save({ village: 'MAROL' });
    expect(await mended(user)).toEqual(['name', 'village']);
    expect((await statusOf(member)).rejection).toMatchObject({ reasons: [], mended: ['name', 'village'] });
  });

  test('no corrections are recorded for a pending or approved family', async () => {
    for (const user of [await buildUser(), await buildApproved()]) {
      const profile = await buildProfile({ owner: user });
      await updateBiodata(await server.as(user), profile.id, { gotra: 'Bharadwaj' });
      expect(await Rejection.count({ where: { userId: user.id } })).toBe(0);
    }
  });
});

describe('resubmit', () => {
  test('a resubmitted account is pending, and keeps its reasons and corrections until it is approved', async () => {
    const user = await buildUser();
    const profile = await buildProfile({ owner: user });
    const member = await server.as(user);
    await reject(user, { reasons: ['gotra'], note: 'Which one?' });
    await updateBiodata(member, profile.id, { gotra: 'Bharadwaj' });
    const { status, body } = await member.call('resubmit');
    expect([status, body.user.IsRejected, body.user.IsApproved]).toEqual([200, false, false]);
    expect((await Profile.findByPk(profile.id))?.ownerStatus).toBe('pending');
    const pending = await admin.call('getPendingUsers', { query: { search: user.email, page: 1 } });
    const said = { reasons: ['gotra'], note: 'Which one?' };
    expect(pending.body.users[0]?.rejection).toMatchObject(said);
    expect(pending.body.users[0]?.rejection?.mended).toContain('gotra');
    expect(pending.body.users[0]?.rejection?.sentAgainAt).toEqual(expect.any(String));
    const [line] = await historyOf(admin, user.id);
    expect(line).toMatchObject({ from: 'rejected', to: 'pending', actorId: user.id });
    expect(line?.reasons).toContain('gotra');

    await admin.call('approveUser', { params: { id: user.id }, json: { from: 'pending' } });
    expect((await statusOf(member)).rejection).toBeNull();
  });

  test('two resubmissions at the same moment both succeed and are recorded once', async () => {
    const user = await buildUser({ status: 'rejected' });
    const member = await server.as(user);
    const replies = await Promise.all([member.call('resubmit'), member.call('resubmit')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await historyOf(admin, user.id)).toHaveLength(1);
  });

  test('resubmitting an approved account returns 409, and it stays approved', async () => {
    const user = await buildApproved();
    const { status, body } = await (await server.as(user)).call('resubmit');
    expect([status, body.message]).toEqual([409, 'Your account is already approved.']);
    expect((await user.reload()).status).toBe('approved');
  });

  test('resubmitting a pending account that was never rejected returns 409, and changes nothing', async () => {
    const user = await buildUser();
    const { status, body } = await (await server.as(user)).call('resubmit');
    expect([status, body.message]).toEqual([
      409,
      'Your account was not rejected. It is waiting for approval.',
    ]);
    expect(await historyOf(admin, user.id)).toEqual([]);
    expect((await rowOf(user))?.rejection ?? null).toBeNull();
  });

  test('approving a rejected account that has just resubmitted returns 409 with the family’s name', async () => {
    const user = await buildUser({ status: 'rejected', fullName: 'OTARAM SUTHAR' });
    await (await server.as(user)).call('resubmit');
    const late = await admin.call('approveUser', { params: { id: user.id }, json: { from: 'rejected' } });
    expect([late.status, late.body.message]).toEqual([
      409,
      'OTARAM SUTHAR has already moved this account back to pending. Please look at it again.',
    ]);
  });

  test('a rejection after a resubmission replaces the reasons and note of the first', async () => {
    const user = await buildUser();
    await reject(user, { reasons: ['gotra'], note: 'Which one?' });
    await (await server.as(user)).call('resubmit');
    await reject(user, { reasons: ['photo'] });
    expect((await rowOf(user))?.rejection).toMatchObject({ reasons: ['photo'], note: '', sentAgainAt: null });
  });
});

test('the usual waiting time is the median of recent first approvals, and unknown below five of them', async () => {
  const HOUR = 3_600_000;
  const member = await server.as(await buildUser());
  const approvedAfter = async (hours: number, earlier = false) => {
    const createdAt = new Date(Date.now() - 1000 * HOUR);
    const user = await buildApproved({ createdAt });
    const line = {
      actorId: 1,
      actorName: 'X',
      action: 'standing' as const,
      subjectId: user.id,
      subjectName: 'Y',
    };
    const at = (after: number) => new Date(createdAt.getTime() + after * HOUR);
    if (earlier) {
      await AuditEntry.create({ ...line, userId: user.id, fromValue: 'pending', toValue: 'rejected' });
    }
    await AuditEntry.create({
      ...line,
      userId: user.id,
      fromValue: 'pending',
      toValue: 'approved',
      createdAt: at(hours),
    });
  };
  await AuditEntry.destroy({ where: { action: 'standing' } });
  for (const hours of [10, 30, 50, 70]) await approvedAfter(hours);
  await approvedAfter(900, true);
  expect((await statusOf(member)).usualHours).toBeNull();
  await approvedAfter(90);
  expect((await statusOf(member)).usualHours).toBe(50);
});

describe('the mail about a rejection', () => {
  async function mailOf(overrides: Parameters<typeof buildUser>[0], json: object): Promise<string> {
    const smtp = await startSmtp();
    const api = await startApi({ SMTP_URL: smtp.url });
    onTestFinished(async () => void (await api.stop()));
    const client = api.client();
    await client.call('login', { json: { phone: (await buildAdmin()).phone, password: PASSWORD } });
    const user = await buildUser(overrides);
    await client.call('rejectUser', { params: { id: user.id }, json });
    // Select the account's mail, because other accounts of this database may also get mails.
    const toThem = () => smtp.mails.find((mail) => mail.includes(`To: ${user.email}`));
    const raw = await vi.waitUntil(toThem, { timeout: 30_000, interval: 50 });
    const encoded = raw.match(/[A-Za-z0-9+/=\r\n]{60,}/g) ?? [];
    return `${raw}\n${encoded.map((part) => Buffer.from(part, 'base64').toString('utf8')).join('\n')}`;
  }

  test('a rejection mail to a confirmed address has the reasons, the site’s address and the administrator’s note', async () => {
    const mail = await mailOf({ emailConfirmedAt: new Date() }, { reasons: ['gotra'], note: 'Which one?' });
    for (const part of ['not approved yet', 'The gotra is missing', 'Which one?', 'http://pehchan.test/']) {
      expect(mail).toContain(part);
    }
  });

  test('a rejection mail to an unconfirmed address has the reasons, but neither the note nor a name', async () => {
    const mail = await mailOf({}, { reasons: ['gotra'], note: 'Which one?' });
    expect(mail).toContain('The gotra is missing');
    expect(mail).not.toContain('Which one?');
    expect(mail).not.toContain('RAMESH');
  });

  test('a rejection mail names two contacts with their numbers', () => {
    const callers = ['• Manjula, Abu: 7000000001', '• Kesaram, Mumbai: 7000000002'];
    const contents = { name: undefined, note: '', callers };
    for (const reasons of [[], ['phone' as const]]) {
      const { text } = rejectionMail('a@example.org', 'en', 'https://a.example', { ...contents, reasons });
      for (const caller of callers) expect(text).toContain(caller);
    }
  });

  test('a rejection mail without reasons links to the help page', async () => {
    expect(await mailOf({}, {})).toContain('http://pehchan.test/help');
  });
});
