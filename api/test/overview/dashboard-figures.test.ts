import { latestBirth, today, VILLAGES } from '@pehchan/contract/common';
import { AGE_BANDS } from '@pehchan/contract/overview';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('get-Allcounts', () => {
  test('counts accounts by status and biodata by gender', async () => {
    const counts = async () => (await admin.call('getCounts')).body;
    const before = await counts();
    await buildProfile({ owner: await buildUser(), gender: 'MALE' });
    await buildUser({ status: 'rejected' });
    expect(await counts()).toEqual({
      totaluserCount: before.totaluserCount + 2,
      totalProfiles: before.totalProfiles + 1,
      totalApprovedUsers: before.totalApprovedUsers,
      totalApprovalPendingUsers: before.totalApprovalPendingUsers + 1,
      totalMaleProfiles: before.totalMaleProfiles + 1,
      totalFemaleProfiles: before.totalFemaleProfiles,
      totalRejectedUsers: before.totalRejectedUsers + 1,
      totalApprovedProfiles: before.totalApprovedProfiles,
      totalRejectedProfiles: before.totalRejectedProfiles,
      message: 'Counts fetched',
    });
  });

  /** The count of each card, and the list that the card opens. */
  const CARDS = [
    ['totaluserCount', 'getUsers'],
    ['totalProfiles', 'getTotalProfiles'],
    ['totalApprovedProfiles', 'getApprovedProfiles'],
    ['totalRejectedProfiles', 'getRejectedProfiles'],
    ['totalApprovalPendingUsers', 'getPendingUsers'],
    ['totalFemaleProfiles', 'getFemaleProfiles'],
    ['totalMaleProfiles', 'getMaleProfiles'],
  ] as const;

  test('each count is the total of the list that its card opens, after every kind of change', async () => {
    const differing = async () => {
      const { body: counts } = await admin.call('getCounts');
      const totals = CARDS.map(async ([count, list]) => {
        const { total } = (await admin.call(list, { query: { page: 1, pageSize: 1 } })).body;
        return total === counts[count] ? [] : [`${count} ${counts[count]}, ${list} ${total}`];
      });
      return (await Promise.all(totals)).flat();
    };
    const biodata = async () => {
      const { body } = await admin.call('getCounts');
      return [body.totalProfiles, body.totalApprovedProfiles, body.totalRejectedProfiles];
    };
    const [all = 0, approved = 0, rejected = 0] = await biodata();
    const owner = await buildApproved();
    const [first] = [await buildProfile({ owner }), await buildProfile({ owner, listing: 'paused' })];
    await buildProfile({ owner, listing: 'settled', gender: 'MALE' });
    await buildProfile({ owner: await buildAdmin() });
    const refused = await buildUser({ status: 'rejected' });
    await buildProfiles(refused, [{}, { gender: 'MALE' }]);
    const pending = await buildUser();
    await buildProfile({ owner: pending });
    await buildUser({ status: 'rejected' });
    expect(await differing()).toEqual([]);
    expect(await biodata()).toEqual([all + 7, approved + 4, rejected + 2]);

    await admin.call('deleteProfile', { params: { id: first.id } });
    await admin.call('rejectUser', { params: { id: pending.id } });
    expect(await differing()).toEqual([]);
    expect(await biodata()).toEqual([all + 6, approved + 3, rejected + 3]);

    await admin.call('approveUser', { params: { id: refused.id } });
    await admin.call('deleteUser', { params: { id: owner.id } });
    expect(await differing()).toEqual([]);
    expect(await biodata()).toEqual([all + 4, approved + 3, rejected + 1]);
  });
});

describe('GET /admin/statistics', () => {
  const statistics = async () => (await admin.call('getStatistics')).body;
  const WEEK = 7 * 24 * 60 * 60 * 1000;

  test('returns 26 weeks that begin on Monday in India, up to the current one', async () => {
    const { weeks } = await statistics();
    expect(weeks).toHaveLength(26);
    const mondays = weeks.map(({ monday }) => Date.parse(`${monday}T00:00:00Z`));
    for (const [index, monday] of mondays.entries()) {
      expect(new Date(monday).getUTCDay()).toBe(1);
      if (index > 0) expect(monday - (mondays[index - 1] ?? 0)).toBe(WEEK);
    }
    const now = Date.parse(`${today()}T00:00:00Z`);
    expect(now - (mondays.at(-1) ?? 0)).toBeGreaterThanOrEqual(0);
    expect(now - (mondays.at(-1) ?? 0)).toBeLessThan(WEEK);
  });

  test('counts a registration in its week in India, and none from before the first week', async () => {
    const before = (await statistics()).weeks;
    const midnight = (index: number) => Date.parse(`${before[index]?.monday}T00:00:00+05:30`);
    for (const instant of [midnight(0) - 1, midnight(0), midnight(4) - 1, midnight(4), midnight(5) - 1]) {
      await buildUser({ createdAt: new Date(instant) });
    }
    const after = (await statistics()).weeks;
    const more = after.map(({ registrations }, index) => registrations - (before[index]?.registrations ?? 0));
    expect(more).toEqual(more.map((_, index) => [1, 0, 0, 1, 2][index] ?? 0));
  });

  test('counts approvals, and no other decisions', async () => {
    const before = (await statistics()).weeks.at(-1)?.approvals ?? 0;
    const user = await buildUser();
    for (const name of ['approveUser', 'rejectUser', 'approveUser', 'pendUser'] as const) {
      await admin.call(name, { params: { id: user.id } });
    }
    expect((await statistics()).weeks.at(-1)?.approvals).toBe(before + 2);
  });

  test('counts biodata by village and gender, with all eleven villages in their order', async () => {
    const before = (await statistics()).villages;
    expect(before.map(({ village }) => village)).toEqual(VILLAGES);
    const owner = await buildUser({ village: 'PAMERA' });
    await buildProfile({ owner, gender: 'MALE' });
    await buildProfile({ owner, gender: 'FEMALE' });
    await buildProfile({ owner, gender: 'FEMALE' });
    const more = (await statistics()).villages.map(({ village, male, female }, index) => [
      village,
      male - (before[index]?.male ?? 0),
      female - (before[index]?.female ?? 0),
    ]);
    expect(more.filter(([, male, female]) => male !== 0 || female !== 0)).toEqual([['PAMERA', 1, 2]]);
  });

  test('counts biodata by today’s age, in bands that include both ends', async () => {
    const before = (await statistics()).ages;
    expect(before.map(({ from, to }) => ({ from, to }))).toEqual(AGE_BANDS);
    const born = (age: number, days = 0) =>
      new Date(Date.parse(`${latestBirth(age)}T00:00:00Z`) + days * 24 * 60 * 60 * 1000)
        .toISOString()
        .slice(0, 10);
    for (const dateOfBirth of [born(21), born(25, 1), born(25), born(37), born(80), born(21, 1)]) {
      await buildProfile({ dateOfBirth, gender: 'FEMALE' });
    }
    await buildProfile({ dateOfBirth: born(36), gender: 'MALE' });
    const more = (await statistics()).ages.map(({ male, female }, index) => [
      male - (before[index]?.male ?? 0),
      female - (before[index]?.female ?? 0),
    ]);
    expect(more).toEqual([[0, 2], [0, 1], [0, 0], [1, 0], [0, 2]]); // prettier-ignore
  });
});
