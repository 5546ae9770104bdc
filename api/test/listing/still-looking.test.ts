import { ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import { LISTINGS } from '@pehchan/contract/biodata';
import { Op } from 'sequelize';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { StillLooking } from '../../src/register/biodata/models/still-looking.ts';
import { stillLooking as migration } from '../../src/ground/database/migrations/2026-11-22-52-still-looking.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { findAuditEntries } from '../../src/identity/audit/models/audit-entry.ts';
import { answerLink } from '../../src/features/listing/answer-link.ts';
import { askFamilies, lapseUnanswered } from '../../src/features/listing/commands/ask-families.ts';
import { mailStillLooking } from '../../src/features/listing/commands/mail-still-looking.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { startApi } from '../support/api-process.ts';
import { databaseNow } from '../support/clocks.ts';
import {
  biodataForm, buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser, multipart, newWord, removeTasks,
} from '../support/factories.ts'; // prettier-ignore
import { startSmtp } from '../support/smtp-server.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
beforeEach(removeTasks);
// Reset the families that were asked “still looking?”: API processes of other tests would mail them.
afterAll(async () => {
  await removeTasks();
  await StillLooking.addMissing();
  await StillLooking.update({ lastSignAt: new Date(), askedAt: null, reachedAt: null }, { where: {} });
});

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number, now = Date.now()) => now + days * DAY;

/** Run the two daily jobs (ask families, lapse unanswered biodata) with the clock these days ahead. */
async function pass(days: number, now?: number): Promise<void> {
  await askFamilies(inDays(days, now));
  await lapseUnanswered(inDays(days, now));
}

async function family(lastSign = -91) {
  const owner = await buildApproved();
  const profile = await buildProfile({ owner, fullName: newWord() });
  await StillLooking.create({ profileId: profile.id, lastSignAt: new Date(inDays(lastSign)) });
  return { owner, profile, client: await server.as(owner) };
}
const rowOf = ({ id }: Profile) => StillLooking.findByPk(id, { rejectOnEmpty: true });
const listingOf = async (profile: Profile) => (await profile.reload()).listing;
const home = async (client: Client) =>
  (await client.call('getOwnProfiles', { query: { page: 1, shownOn: 'home' } })).body;
/** Send the planned mails as an API process would. Return the outcome of each mail. */
async function sendMails(): Promise<string[]> {
  const tasks = await Task.findAll({ where: { kind: mailStillLooking.name } });
  const outcomes: string[] = [];
  for (const { payload, uniqueKey } of tasks) outcomes.push(await mailStillLooking.start(payload, uniqueKey));
  await removeTasks();
  return outcomes;
}
const set = (client: Client, { id }: Profile, listing: string) =>
  client.call('setListing', { params: { id }, json: { listing } });
const edit = async (by: Client, { id, fullName }: Profile) => {
  const form = await multipart(biodataForm({ fullname: fullName }), null);
  return (await by.call('updateProfile', { params: { id }, form })).status;
};
const answer = (token: string) => server.anonymous().call('answerStillLooking', { json: { token } });
const tokenOf = async (profile: Profile) => {
  const { profileId, askedAt } = await rowOf(profile);
  if (!askedAt) throw new Error('nobody was asked');
  return answerLink({ profileId, askedAt }).split('/').at(-1) ?? '';
};

describe('questions to families', () => {
  test('a family is asked once, ninety days after its last sign of life, by mail and on its home page', async () => {
    const { profile, client } = await family(-89);
    await askFamilies();
    expect((await home(client)).stillLooking).toEqual([]);
    await Promise.all([askFamilies(inDays(2)), askFamilies(inDays(2))]);
    const { askedAt } = await rowOf(profile);
    expect(askedAt).not.toBeNull();
    await askFamilies(inDays(3));
    expect((await rowOf(profile)).askedAt).toEqual(askedAt);
    const key = `mail-still-looking:${profile.id}:${askedAt?.getTime()}`;
    expect(
      await Task.count({ where: { uniqueKey: { [Op.like]: `mail-still-looking:${profile.id}:%` } } }),
    ).toBe(1);
    expect(await Task.count({ where: { uniqueKey: key } })).toBe(1);
    expect((await home(client)).stillLooking).toEqual([profile.id]);
  });

  test('a family is not asked while its biodata is not shown', async () => {
    const owners = [await buildUser(), await buildApproved(), await buildApproved()];
    const listings = ['open', 'paused', 'settled'] as const;
    for (const [index, owner] of owners.entries()) {
      const profile = await buildProfile({ owner, listing: listings[index] ?? 'open' });
      await StillLooking.create({ profileId: profile.id, lastSignAt: new Date(inDays(-200)) });
      await askFamilies();
      expect((await rowOf(profile)).askedAt).toBeNull();
    }
  });

  test('a family without a record is asked ninety days after the biodata was created', async () => {
    const profile = await buildProfile({ createdAt: new Date(inDays(-95)) });
    await askFamilies();
    expect((await rowOf(profile)).askedAt).not.toBeNull();
  });

  test('a family is asked later when it edits the biodata, but not when an administrator does', async () => {
    const { profile, client } = await family();
    await askFamilies();
    expect(await edit(await server.as(await buildAdmin()), profile)).toBe(200);
    expect((await home(client)).stillLooking).toEqual([profile.id]);
    expect(await edit(client, profile)).toBe(200);
    expect((await home(client)).stillLooking).toEqual([]);
    await askFamilies(inDays(89));
    expect((await rowOf(profile)).askedAt).toBeNull();
  });
});

describe('answers', () => {
  test('an answer on the home page ends the question', async () => {
    const { profile, client } = await family();
    await askFamilies();
    await home(client);
    expect((await set(client, profile, 'open')).status).toBe(200);
    expect((await home(client)).stillLooking).toEqual([]);
    await pass(15);
    expect(await listingOf(profile)).toBe('open');
  });

  test('an answer from the mail works once, without signing in', async () => {
    const { profile } = await family();
    await askFamilies();
    const token = await tokenOf(profile);
    expect((await answer(token)).status).toBe(200);
    expect((await rowOf(profile)).askedAt).toBeNull();
    expect((await answer(token)).status).toBe(400);
  });

  test('an answer from the mail shows a lapsed biodata again, but not one that its family paused', async () => {
    const [lapsed, paused] = [await family(), await family()];
    await askFamilies();
    const tokens = await Promise.all([lapsed, paused].map(({ profile }) => tokenOf(profile)));
    for (const { client } of [lapsed, paused]) await home(client);
    await set(paused.client, paused.profile, 'paused');
    await lapseUnanswered(inDays(15));
    expect(await listingOf(lapsed.profile)).toBe('lapsed');
    expect((await answer(tokens[0] ?? '')).status).toBe(200);
    expect((await answer(tokens[1] ?? '')).status).toBe(400);
    expect([await listingOf(lapsed.profile), await listingOf(paused.profile)]).toEqual(['open', 'paused']);
  });

  test.each(['', 'made-up', '1-1-00000000000000000000000000000000', null])(
    'answerStillLooking refuses the link %o',
    async (token) => {
      const { status, body } = await server.anonymous().call('answerStillLooking', { json: { token } });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['token']]);
    },
  );

  test('answerStillLooking refuses the link of another biodata or an earlier question', async () => {
    const [one, other] = [await family(), await family()];
    await askFamilies();
    const [id, ...rest] = (await tokenOf(one.profile)).split('-');
    expect(id).toBe(String(one.profile.id));
    expect((await answer([other.profile.id, ...rest].join('-'))).status).toBe(400);
    const before = await tokenOf(one.profile);
    await set(one.client, one.profile, 'open');
    await askFamilies(inDays(91));
    expect((await answer(before)).status).toBe(400);
    expect((await rowOf(one.profile)).askedAt).not.toBeNull();
  });
});

describe('lapsed biodata', () => {
  test('a biodata lapses fourteen days after the home page showed the question, and one tap shows it again', async () => {
    const { profile, client } = await family();
    await askFamilies();
    await lapseUnanswered(inDays(100));
    expect(await listingOf(profile)).toBe('open');
    await home(client);
    await lapseUnanswered(inDays(13.9));
    expect(await listingOf(profile)).toBe('open');
    await lapseUnanswered(inDays(14.1));
    expect(await listingOf(profile)).toBe('lapsed');
    const other = await server.as(await buildApproved());
    const view = async () => (await other.call('getProfile', { params: { id: profile.id } })).status;
    expect(await view()).toBe(404);
    expect((await home(client)).profiles.map(({ listing }) => listing)).toEqual(['lapsed']);
    await set(client, profile, 'open');
    expect(await view()).toBe(200);
    await lapseUnanswered(inDays(15));
    expect(await listingOf(profile)).toBe('open');
  });

  test('a biodata does not lapse because screens other than the home page loaded it', async () => {
    const { profile, client } = await family();
    await askFamilies();
    const { body } = await client.call('getOwnProfiles', { query: { page: 1 } });
    expect(body.stillLooking).toEqual([profile.id]);
    expect((await rowOf(profile)).reachedAt).toBeNull();
    await lapseUnanswered(inDays(100));
    expect(await listingOf(profile)).toBe('open');
    const wrong = await client.call('getOwnProfiles', { query: { shownOn: 'search' as 'home' } });
    expect(wrong.status).toBe(400);
  });

  test('a lapsed biodata is open again when its family edits it', async () => {
    const { profile, client } = await family();
    await askFamilies();
    await home(client);
    await lapseUnanswered(inDays(14.1));
    expect(await listingOf(profile)).toBe('lapsed');
    expect(await edit(client, profile)).toBe(200);
    expect(await listingOf(profile)).toBe('open');
  });

  test('a biodata does not lapse on the day its family is approved again: the family is asked again first', async () => {
    const { owner, profile, client } = await family();
    const office = await server.as(await buildAdmin());
    await askFamilies();
    await home(client);
    for (const status of ['rejected', 'approved'] as const) {
      const json = { ids: [owner.id], status, reasons: ['photo'] };
      expect((await office.call('reviewUsers', { json })).status).toBe(200);
    }
    await pass(20);
    expect(await listingOf(profile)).toBe('open');
    expect((await rowOf(profile)).askedAt?.getTime()).toBeGreaterThan(inDays(19));
  });

  test('a biodata lapses fourteen days after a mail server accepted the question', async () => {
    const { profile } = await family();
    const smtp = await startSmtp();
    await startApi({ SMTP_URL: smtp.url });
    await Task.destroy({ where: { kind: 'still-looking' } });
    await askFamilies();
    await vi.waitFor(async () => expect((await rowOf(profile)).reachedAt).not.toBeNull(), 20_000);
    expect(smtp.mails.some((mail) => mail.includes(`/still-looking/${profile.id}-`))).toBe(true);
    await lapseUnanswered(inDays(14.1));
    expect(await listingOf(profile)).toBe('lapsed');
  });

  test('no biodata lapses while no mail is sent and no family opens its home page, even after 200 days', async () => {
    const owners: User[] = [];
    for (let count = 0; count < 10; count += 1) owners.push(await buildApproved());
    const createdAt = new Date(inDays(-730));
    const twenty = Array.from({ length: 20 }, () => ({ createdAt }));
    for (const owner of owners) await buildProfiles(owner, twenty);
    await migration.down(sequelize.getQueryInterface());
    await migration.up(sequelize.getQueryInterface());
    // The migration uses the database’s time.
    const now = await databaseNow();
    const where = { userId: owners.map(({ id }) => id) };
    const ids = (await Profile.findAll({ where, attributes: ['id'] })).map(({ id }) => id);
    const asked = () => StillLooking.count({ where: { profileId: ids, askedAt: { [Op.not]: null } } });
    expect(ids).toHaveLength(200);
    // Keep the daily job from asking about biodata of other tests before it asks about these biodata.
    const others = { profileId: { [Op.notIn]: ids } };
    await StillLooking.update({ lastSignAt: new Date(inDays(1000)) }, { where: others });
    await pass(89, now);
    expect(await asked()).toBe(0);
    const perDay: number[] = [];
    for (let day = 90; day <= 200; day += 10) {
      const before = await asked();
      await pass(day, now);
      perDay.push((await asked()) - before);
      await sendMails();
    }
    expect(Math.max(...perDay)).toBeLessThan(60);
    expect(await asked()).toBe(200);
    expect(await Profile.count({ where: { ...where, listing: 'open' } })).toBe(200);
  });
});

describe('families to call', () => {
  const listed = async (admin: Client) => {
    const { body } = await admin.call('getToBeCalled', { query: { page: 1, pageSize: 100 } });
    return body;
  };

  test('getToBeCalled lists families without an answer for a week, until an administrator answers for them', async () => {
    const { profile, owner, client } = await family();
    const admin = await buildAdmin();
    const office = await server.as(admin);
    await askFamilies(inDays(-6.9));
    await StillLooking.update({ lastSignAt: new Date(inDays(-200)) }, { where: { profileId: profile.id } });
    await askFamilies(inDays(-6.9));
    const isListed = async () =>
      (await listed(office)).entries.find(({ profileId }) => profileId === profile.id);
    expect(await isListed()).toBeUndefined();
    await StillLooking.update({ askedAt: new Date(inDays(-7.1)) }, { where: { profileId: profile.id } });
    expect(await isListed()).toMatchObject({
      phone: owner.phone,
      fullname: profile.fullName,
      lapsesAt: null,
    });
    await home(client);
    const { reachedAt } = await rowOf(profile);
    const lapsesAt = new Date((reachedAt?.getTime() ?? 0) + 14 * DAY).toISOString();
    expect((await isListed())?.lapsesAt).toBe(lapsesAt);

    expect((await set(office, profile, 'open')).status).toBe(200);
    expect(await isListed()).toBeUndefined();
    const { rows } = await findAuditEntries({ userId: owner.id, action: 'listing' });
    expect(rows).toMatchObject([{ actorId: admin.id, fromValue: 'open', toValue: 'open' }]);
    await lapseUnanswered(inDays(30));
    expect(await listingOf(profile)).toBe('open');
  });

  test.each(ACCOUNT_STATUSES.flatMap((status) => LISTINGS.map((listing) => ({ status, listing }))))(
    'getToBeCalled lists only shown biodata, and only their families are asked: $status, $listing',
    async ({ status, listing }) => {
      const office = await server.as(await buildAdmin());
      const profile = await buildProfile({ owner: await buildUser({ status }), listing });
      const isShown = status === 'approved' && listing === 'open';
      await StillLooking.create({ profileId: profile.id, lastSignAt: new Date(inDays(-200)) });
      await askFamilies(inDays(-8));
      expect((await rowOf(profile)).askedAt !== null).toBe(isShown);
      const asked = { askedAt: new Date(inDays(-20)), reachedAt: new Date(inDays(-10)) };
      await StillLooking.update(asked, { where: { profileId: profile.id } });
      const ids = (await listed(office)).entries.map(({ profileId }) => profileId);
      expect(ids.includes(profile.id)).toBe(isShown);
      await lapseUnanswered(inDays(30));
      expect(await listingOf(profile)).toBe(isShown ? 'lapsed' : listing);
    },
  );

  test('getToBeCalled sorts by the soonest lapse, and puts unreached families last', async () => {
    const office = await server.as(await buildAdmin());
    const states = [
      { askedAt: -60, reachedAt: null },
      { askedAt: -9, reachedAt: -9 },
      { askedAt: -30, reachedAt: -8 },
      { askedAt: -8, reachedAt: null },
      { askedAt: -12, reachedAt: -12 },
    ];
    const made: number[] = [];
    for (const { askedAt, reachedAt } of states) {
      const { profile } = await family();
      const question = {
        askedAt: new Date(inDays(askedAt)),
        reachedAt: reachedAt === null ? null : new Date(inDays(reachedAt)),
      };
      await StillLooking.update(question, { where: { profileId: profile.id } });
      made.push(profile.id);
    }
    const places = (await listed(office)).entries.map(({ profileId }) => made.indexOf(profileId));
    expect(places.filter((place) => place >= 0)).toEqual([4, 1, 2, 0, 3]);
  });

  test('getToBeCalled returns how many biodata have lapsed', async () => {
    const office = await server.as(await buildAdmin());
    const { lapsed } = await listed(office);
    await buildProfile({ listing: 'lapsed' });
    expect((await listed(office)).lapsed).toBe(lapsed + 1);
  });
});
