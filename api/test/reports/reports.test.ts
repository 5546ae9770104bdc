import { MAX_OPEN_REPORTS } from '@pehchan/contract/reports';
import { describe, expect, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { removeExpired } from '../../src/ground/database/upkeep.ts';
import { Report } from '../../src/features/reports/models/report.ts';
import { buildAdmin, buildApproved, buildProfile, newWord, PASSWORD } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** What a family reports to the administrators about a viewer of its biodata. */
const server = await startServer();
const text = 'They call at night.\nWe asked them not to.';

async function families() {
  const owner = await buildApproved({ fullName: newWord() });
  const profile = await buildProfile({ owner, fullName: newWord() });
  const reader = await buildApproved({ fullName: newWord(), village: 'MAROL', noticeReadAt: new Date() });
  const [family, other, office] = [owner, reader, await buildAdmin({ fullName: newWord() })];
  const met = { owner, profile, reader, admin: office };
  return {
    ...met,
    family: await server.as(family),
    other: await server.as(other),
    office: await server.as(office),
  };
}
type Families = Awaited<ReturnType<typeof families>>;

const look = ({ other, profile: { id } }: Families) => other.call('getProfile', { params: { id } });
const sendReport = ({ family, reader, profile }: Families, json: Record<string, unknown> = {}) =>
  family.call('report', { json: { userId: reader.id, profileId: profile.id, text, ...json } });
const own = async (client: Client) => (await client.call('getOwnReports')).body.reports;
const all = async (client: Client, query: Record<string, string | number> = {}) =>
  (await client.call('getReports', { query: { page: 1, pageSize: 100, ...query } })).body;
const of = async ({ office, owner }: Families) =>
  (await all(office)).entries.filter(({ by }) => by.userId === owner.id);
const decide = (client: Client, id: number, json: Record<string, unknown>) =>
  client.call('decideReport', { params: { id }, json });

/** Create a family that has sent a report, and the viewer in the report. */
async function listReports() {
  const met = await families();
  await look(met);
  await sendReport(met);
  return { ...met, id: (await own(met.family))[0]?.id ?? 0 };
}

describe('refused reports', () => {
  test.each([[''], ['  '], ['\u2800\u2800\u2800'], ['x'.repeat(501)], [null], [{ a: 1 }]])(
    'report refuses a text that is empty, too long or no text (%#)',
    async (bad) => {
      const met = await families();
      await look(met);
      const { status, body } = await sendReport(met, { text: bad });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['text']]);
      expect(await own(met.family)).toEqual([]);
    },
  );

  test('report answers 404 about an account without a line in that biodata’s access log', async () => {
    const met = await families();
    expect((await sendReport(met)).status).toBe(404);
    await look(met);
    const sister = await buildProfile({ owner: met.owner });
    const others = await buildProfile();
    await met.other.call('getProfile', { params: { id: others.id } });
    for (const [userId, profileId] of [
      [met.reader.id, sister.id],
      [met.reader.id, others.id],
      [met.reader.id, 4_000_000_000],
      [met.owner.id, met.profile.id],
      [met.admin.id, met.profile.id],
      [4_000_000_000, met.profile.id],
    ]) {
      const { status, body } = await sendReport(met, { userId, profileId });
      expect([status, body.message]).toEqual([404, 'Not found.']);
    }
    for (const userId of ['all', 0, -1, 1.5]) expect((await sendReport(met, { userId })).status).toBe(400);
    expect(await own(met.family)).toEqual([]);
  });

  test('report refuses a family’s eleventh open report until an administrator decides one', async () => {
    const met = await listReports();
    for (let count = 1; count < MAX_OPEN_REPORTS; count += 1) {
      expect((await sendReport(met, { text: `Again, ${count}` })).status).toBe(200);
    }
    const { status, body } = await sendReport(met, { text: 'Once more' });
    expect([status, body.message]).toEqual([
      409,
      'The volunteers have not answered 10 of your messages yet. Please wait, or call one of them.',
    ]);
    await decide(met.office, met.id, { state: 'answered', text: 'We spoke to them' });
    expect((await sendReport(met, { text: 'Once more' })).status).toBe(200);
  });

  test('report refuses the twenty-first report in ten minutes', async () => {
    const met = await families();
    const replies: number[] = [];
    for (let count = 0; count < 21; count += 1) replies.push((await sendReport(met)).status);
    expect([replies.slice(0, 20).every((status) => status === 404), replies[20]]).toEqual([true, 429]);
  });

  test.each([{ state: 'open' }, { state: 'gone' }, { state: '' }, { text: '' }, { text: 'x'.repeat(501) }])(
    'decideReport refuses %o',
    async (json) => {
      const { office, id } = await listReports();
      const { status, body } = await decide(office, id, { state: 'answered', text: 'We spoke', ...json });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(json)]);
    },
  );

  test('decideReport refuses an administrator a report by or about their own family', async () => {
    for (const role of ['owner', 'reader'] as const) {
      const met = await listReports();
      const { family, other, office, owner, reader, id } = met;
      await { owner, reader }[role].update({ role: 'ADMIN' });
      const own = role === 'owner' ? family : other;
      const listed = async (client: Client) => (await all(client)).entries.find((entry) => entry.id === id);
      expect([(await listed(own))?.mayDecide, (await listed(office))?.mayDecide]).toEqual([false, true]);
      const { status, body } = await decide(own, id, { state: 'closed', text: 'Nothing in it' });
      expect([status, body.message]).toEqual([
        403,
        'This is about your own family: another administrator decides on it.',
      ]);
      expect(await listed(office)).toMatchObject({ state: 'open', note: null });
      expect((await decide(office, id, { state: 'closed', text: 'Nothing in it' })).status).toBe(200);
    }
  });

  test('decideReport refuses a second decision, and names the administrator of the first', async () => {
    const { office, admin, id, family } = await listReports();
    await decide(office, id, { state: 'answered', text: 'We spoke to them' });
    const other = await server.as(await buildAdmin());
    const { status, body } = await decide(other, id, { state: 'closed', text: 'Nothing in it' });
    expect([status, body.message]).toEqual([409, `${admin.fullName} has already dealt with this.`]);
    expect(await own(family)).toMatchObject([{ state: 'answered', answer: 'We spoke to them' }]);
  });
});

describe('a report from another family’s biodata', () => {
  /** Let the viewer report the family whose biodata it can open. */
  const reportOwner = ({ other, owner, profile }: Families, json: Record<string, unknown> = {}) =>
    other.call('report', { json: { userId: owner.id, profileId: profile.id, text, ...json } });

  test('administrators see that the report is about the reported family’s own biodata', async () => {
    const met = await families();
    const { owner, reader, profile, other, office } = met;
    expect((await reportOwner(met)).status).toBe(200);
    expect(await own(other)).toMatchObject([
      { profileId: profile.id, about: { userId: owner.id, name: owner.fullName, village: owner.village } },
    ]);
    const sent = (await all(office)).entries.filter(({ by }) => by.userId === reader.id);
    expect(sent).toMatchObject([
      { profile: { id: profile.id, fullname: profile.fullName, isTheirs: true }, lines: [] },
    ]);
    expect(await own(met.family)).toEqual([]);
    await met.family.call('deleteProfile', { params: { id: profile.id } });
    const left = (await all(office)).entries.filter(({ by }) => by.userId === reader.id);
    expect(left).toMatchObject([{ profile: { id: null, fullname: profile.fullName, isTheirs: true } }]);
  });

  test('report answers 404 about a biodata of another account, and about one that the caller cannot open', async () => {
    const met = await families();
    expect((await reportOwner(met, { userId: met.admin.id })).status).toBe(404);
    expect((await reportOwner(met, { profileId: 4_000_000_000 })).status).toBe(404);
    await met.profile.update({ listing: 'paused' });
    expect((await reportOwner(met)).status).toBe(404);
    await met.profile.update({ listing: 'open' });
    await look(met);
    await met.family.call('hideFamily', { params: { id: met.reader.id } });
    const { status, body } = await reportOwner(met);
    expect([status, body.message]).toEqual([404, 'Not found.']);
    expect(await own(met.other)).toEqual([]);
  });
});

describe('reports', () => {
  test('administrators see a report with both families and the lines of the access log', async () => {
    const met = await families();
    const { owner, reader, profile, family, office } = met;
    const before = (await all(office)).open;
    await look(met);
    await met.other.call('revealPhone', { params: { id: profile.id } });
    const { status, body } = await sendReport(met);
    expect([status, body.message]).toEqual([
      200,
      'We have told the volunteers. Their reply will appear here.',
    ]);
    const [report] = await of(met);
    expect(report).toMatchObject({
      state: 'open',
      mayDecide: true,
      text,
      answer: null,
      note: null,
      decidedBy: null,
      decidedAt: null,
      profile: { id: profile.id, fullname: profile.fullName },
      by: { userId: owner.id, name: owner.fullName, village: 'DHAN', phone: owner.phone },
      about: { userId: reader.id, name: reader.fullName, village: 'MAROL', phone: reader.phone },
      lines: [
        { kind: 'reveal', times: 1 },
        { kind: 'view', times: 1 },
      ],
    });
    expect((await all(office)).open).toBe(before + 1);
    expect(await own(family)).toEqual([
      {
        id: report?.id,
        state: 'open',
        text,
        answer: null,
        createdAt: report?.createdAt,
        decidedAt: null,
        profileId: profile.id,
        about: { userId: reader.id, name: reader.fullName, village: 'MAROL' },
      },
    ]);
  });

  test('only the family that sent a report sees the administrator’s answer', async () => {
    const met = await listReports();
    const { family, other, office, owner, admin, id } = met;
    const { body } = await decide(office, id, { state: 'answered', text: ' We spoke to them. ' });
    expect(body).toEqual({ state: 'answered', message: 'The family can read your reply now.' });
    const [report] = await own(family);
    expect(report).toMatchObject({ state: 'answered', answer: 'We spoke to them.' });
    expect(Date.parse(report?.decidedAt ?? '')).toBeGreaterThan(0);
    expect(await own(other)).toEqual([]);
    expect(await of(met)).toMatchObject([{ decidedBy: admin.fullName, note: null }]);
    const [entry] = await AuditEntry.findAll({ where: { userId: owner.id }, raw: true });
    expect(entry).toMatchObject({ action: 'report', actorId: admin.id, toValue: 'answered' });
  });

  test('an administrator closes a report with a note that the family cannot read', async () => {
    const met = await listReports();
    const note = newWord();
    await decide(met.office, met.id, { state: 'closed', text: note });
    const { text: reply } = await met.family.call('getOwnReports');
    expect(reply).not.toContain(note);
    expect(reply).not.toContain(met.admin.fullName);
    expect(await own(met.family)).toMatchObject([{ state: 'closed', answer: null }]);
    expect(await of(met)).toMatchObject([{ state: 'closed', note, answer: null }]);
  });

  test('administrators list reports by state, newest first', async () => {
    const [first, second] = [await listReports(), await listReports()];
    await decide(first.office, first.id, { state: 'closed', text: 'Nothing in it' });
    const ids = async (state: string) => (await all(first.office, { state })).entries.map(({ id }) => id);
    expect([(await ids('open'))[0], (await ids('closed'))[0]]).toEqual([second.id, first.id]);
    const { entries, total, open } = await all(first.office, { pageSize: 1 });
    expect([entries.map(({ id }) => id), total > 1, open > 0]).toEqual([[second.id], true, true]);
  });

  test('a report that is sent three times in parallel is stored once', async () => {
    const met = await families();
    await look(met);
    const replies = await Promise.all([1, 2, 3].map(() => sendReport(met)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await own(met.family)).toHaveLength(1);
  });

  test('a report stays when the reported account or the biodata is deleted', async () => {
    const met = await listReports();
    const { reader, other, family, profile } = met;
    await other.call('deleteUser', { params: { id: reader.id }, json: { currentPassword: PASSWORD } });
    // The access log still has the deleted account's line, so the family can report the account.
    expect((await sendReport(met, { text: 'And they wrote to us' })).status).toBe(200);
    expect(await of(met)).toMatchObject([
      { about: { name: reader.fullName, phone: null }, lines: [{ kind: 'view' }] },
      { about: { name: reader.fullName, phone: null } },
    ]);
    await family.call('deleteProfile', { params: { id: profile.id } });
    const gone = { profile: { id: null, fullname: profile.fullName }, lines: [] };
    expect(await of(met)).toMatchObject([gone, gone]);
    expect(await own(family)).toMatchObject([{ profileId: null }, { profileId: null }]);
  });

  test('a report is deleted with the family that sent it', async () => {
    const { family, owner } = await listReports();
    await family.call('deleteUser', { params: { id: owner.id }, json: { currentPassword: PASSWORD } });
    expect(await Report.count({ where: { userId: owner.id } })).toBe(0);
  });

  test('a report is deleted a year after its decision, and never while it is open', async () => {
    const [old, recent, waiting] = [await listReports(), await listReports(), await listReports()];
    for (const { office, id } of [old, recent]) await decide(office, id, { state: 'closed', text: 'Done' });
    const ago = (id: number, days: number) =>
      sequelize.query(
        `UPDATE reports SET createdAt = UTC_TIMESTAMP(3) - INTERVAL ? DAY,
           decidedAt = IF(decidedAt IS NULL, NULL, UTC_TIMESTAMP(3) - INTERVAL ? DAY)
         WHERE id = ?`,
        { replacements: [days, days, id] },
      );
    await ago(old.id, 367);
    await ago(recent.id, 364);
    await ago(waiting.id, 400);
    await removeExpired(process.env['DATABASE_URL'] ?? '');
    const left = await Promise.all(
      [old, recent, waiting].map(async ({ family }) => (await own(family)).length),
    );
    expect(left).toEqual([0, 1, 1]);
  });
});
