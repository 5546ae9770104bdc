import { setTimeout as wait } from 'node:timers/promises';
import { UNDO_SECONDS } from '@pehchan/contract/review';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Rejection, User } from '../../src/identity/accounts/index.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { startApi } from '../support/api-process.ts';
import { buildAdmin, buildProfile, buildUser, passUndoTime } from '../support/factories.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin();
  admin = await server.as(actor);
});

const at = (id: number) => ({ params: { id } });
const stateOf = async (id: number) => {
  const user = await User.findByPk(id, { rejectOnEmpty: true });
  return {
    status: user.status,
    since: user.statusSince,
    rejection: await Rejection.findByPk(id, { raw: true }),
  };
};
const jobsOf = async (id: number) => {
  const jobs = await Task.findAll({ where: { kind: ['mail-approval', 'mail-rejection'] }, raw: true });
  return jobs.filter(({ payload }) => payload?.includes(`"userId":${id},`));
};

describe('POST /admin/undo-decision/:id', () => {
  test('gives an approved family back its status and waiting time, and cancels the mail', async () => {
    const user = await buildUser({ statusSince: new Date('2026-01-02T03:04:05.678Z') });
    const profile = await buildProfile({ owner: user });
    const before = await stateOf(user.id);
    await admin.call('approveUser', at(user.id));
    expect(await jobsOf(user.id)).toMatchObject([{ state: 'waiting' }]);
    const { status, body } = await admin.call('undoDecision', at(user.id));
    expect([status, body.message]).toEqual([200, 'Undone. No mail was sent.']);
    expect(await stateOf(user.id)).toEqual(before);
    expect((await profile.reload()).ownerStatus).toBe('pending');
    expect(await jobsOf(user.id)).toEqual([]);
  });

  test('gives a family that was sent back twice its earlier reasons and corrections', async () => {
    const user = await buildUser({ status: 'rejected' });
    await Rejection.create({
      userId: user.id,
      reasons: 'photo,gotra',
      note: 'Please',
      rejectedAt: new Date(),
    });
    await (await server.as(user)).call('resubmit');
    const before = await stateOf(user.id);
    expect(before.rejection).toMatchObject({ reasons: 'photo,gotra', note: 'Please' });
    await admin.call('rejectUser', { ...at(user.id), json: { reasons: ['name'] } });
    expect((await stateOf(user.id)).rejection?.reasons).toBe('name');
    expect((await admin.call('undoDecision', at(user.id))).status).toBe(200);
    expect(await stateOf(user.id)).toEqual(before);
    await admin.call('approveUser', at(user.id));
    expect((await stateOf(user.id)).rejection).toBeNull();
    expect((await admin.call('undoDecision', at(user.id))).status).toBe(200);
    expect(await stateOf(user.id)).toEqual(before);
  });

  test('records the decision and the undo in the audit log', async () => {
    const user = await buildUser();
    await admin.call('approveUser', at(user.id));
    await admin.call('undoDecision', at(user.id));
    const { body } = await admin.call('getAudit', { query: { userId: user.id } });
    expect(body.entries).toMatchObject([
      { action: 'undo', from: 'approved', to: 'pending', actorId: actor.id, subjectKind: 'user' },
      { action: 'standing', from: 'pending', to: 'approved', actorId: actor.id },
    ]);
  });

  test('undoes a decision only once', async () => {
    const user = await buildUser();
    await admin.call('approveUser', at(user.id));
    const answers = await Promise.all([
      admin.call('undoDecision', at(user.id)),
      admin.call('undoDecision', at(user.id)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('refuses to undo another administrator’s decision', async () => {
    const user = await buildUser();
    await admin.call('approveUser', at(user.id));
    const other = await server.as(await buildAdmin());
    expect((await other.call('undoDecision', at(user.id))).status).toBe(409);
    expect((await stateOf(user.id)).status).toBe('approved');
  });

  test('refuses to undo after another change of the status', async () => {
    const user = await buildUser();
    await admin.call('rejectUser', { ...at(user.id), json: { reasons: ['photo'] } });
    await (await server.as(user)).call('resubmit');
    expect((await admin.call('undoDecision', at(user.id))).status).toBe(409);
    expect((await stateOf(user.id)).status).toBe('pending');
  });

  test('a family that an undo made pending can be decided again, with one mail', async () => {
    const smtp = await startSmtp();
    await startApi({ SMTP_URL: smtp.url });
    const user = await buildUser();
    await admin.call('approveUser', at(user.id));
    await admin.call('undoDecision', at(user.id));
    await admin.call('approveUser', at(user.id));
    await passUndoTime();
    const mails = () => smtp.mails.filter((mail) => mail.includes(`To: ${user.email}`));
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 10_000 });
    expect((await admin.call('undoDecision', at(user.id))).body).toMatchObject({
      message: 'Too late to undo: the family has been told. Change it in the list of families.',
    });
    expect((await stateOf(user.id)).status).toBe('approved');
    await wait(500);
    expect(mails()).toHaveLength(1);
  });

  test('the mail of a decision is due ten seconds after it', async () => {
    const user = await buildUser();
    await admin.call('approveUser', at(user.id));
    const [job] = await jobsOf(user.id);
    expect(Number(job?.dueAt) - Number(job?.createdAt)).toBe(UNDO_SECONDS * 1000);
  });

  test('an administrator with an outdated list learns who undid the decision', async () => {
    const user = await buildUser();
    await admin.call('approveUser', at(user.id));
    await admin.call('undoDecision', at(user.id));
    const other = await server.as(await buildAdmin());
    const { status, body } = await other.call('rejectUser', {
      ...at(user.id),
      json: { from: 'approved', reasons: ['photo'] },
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining(actor.fullName)]);
  });
});

test('sends the mail of a decision that the previous version made', async () => {
  const smtp = await startSmtp();
  await startApi({ SMTP_URL: smtp.url });
  const { id, email } = await buildUser({ status: 'approved' });
  const key = `mail-approval:${id}:${Date.now()}`;
  await Task.plan({ kind: 'mail-approval', key, payload: JSON.stringify({ userId: id }) });
  const mails = () => smtp.mails.filter((mail) => mail.includes(`To: ${email}`));
  await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 10_000 });
  expect((await admin.call('undoDecision', at(id))).status).toBe(409);
});
