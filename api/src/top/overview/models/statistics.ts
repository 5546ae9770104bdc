import type { Gender } from '@pehchan/contract/biodata';
import { latestBirth, TIME_ZONE_OFFSET, today, VILLAGES } from '@pehchan/contract/common';
import { AGE_BANDS, STATISTIC_WEEKS, type StatisticsReply } from '@pehchan/contract/overview';
import { join, select, type Sql, sql } from '../../../ground/database/select.ts';
import { findTallies, sumOf } from '../../../ground/lists/tally.ts';

/** Return the charts' numbers. Each of the four statements uses one index, whatever the number of rows. */
export async function findStatistics(): Promise<StatisticsReply> {
  const [weeks, villages, ages] = await Promise.all([findWeeks(), findVillages(), findAges()]);
  return { weeks, villages, ages };
}

const DAY = 24 * 60 * 60 * 1000;

function mondays(): string[] {
  const day = new Date(`${today()}T00:00:00Z`);
  const last = day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: STATISTIC_WEEKS }, (_, index) =>
    new Date(last - (STATISTIC_WEEKS - 1 - index) * 7 * DAY).toISOString().slice(0, 10),
  );
}

async function findWeeks(): Promise<StatisticsReply['weeks']> {
  const all = mondays();
  // Midnight in India at the start of the first Monday, in UTC as the database stores it.
  const begin = new Date(`${all[0]}T00:00:00${TIME_ZONE_OFFSET}`).toISOString().slice(0, -1);
  const perWeek = async (from: string, where: Sql[]) => {
    const rows = await select<{ week: number; amount: number }>(
      join([
        sql(`SELECT TIMESTAMPDIFF(WEEK, ?, createdAt) AS week, COUNT(*) AS amount FROM ${from} WHERE`, begin),
        join([...where, sql('createdAt >= ?', begin)], ' AND '),
        'GROUP BY week',
      ]),
    );
    return new Map(rows.map(({ week, amount }) => [week, amount]));
  };
  const [registrations, approvals] = await Promise.all([
    perWeek('users', []),
    perWeek('audit_entries', [sql("action = 'standing'"), sql("toValue = 'approved'")]),
  ]);
  return all.map((monday, week) => ({
    monday,
    registrations: registrations.get(week) ?? 0,
    approvals: approvals.get(week) ?? 0,
  }));
}

async function findVillages(): Promise<StatisticsReply['villages']> {
  const tallies = await findTallies({ subject: 'profiles' });
  return VILLAGES.map((village) => ({
    village,
    male: sumOf(tallies, { village, gender: 'MALE' }),
    female: sumOf(tallies, { village, gender: 'FEMALE' }),
  }));
}

async function findAges(): Promise<StatisticsReply['ages']> {
  // A candidate's age band is the number of bands whose lower limit the candidate has reached; 0: no band.
  const oldEnough = AGE_BANDS.map(({ from }) => sql('(dateOfBirth <= ?)', latestBirth(from)));
  const rows = await select<{ gender: Gender; band: number; amount: number }>(
    join([
      'SELECT gender,',
      join(oldEnough, ' + '),
      'AS band, COUNT(*) AS amount FROM profiles FORCE INDEX (profiles_standing_gender_birth) GROUP BY gender, band',
    ]),
  );
  const amountOf = (index: number, gender: Gender) =>
    rows.find((row) => row.band === index + 1 && row.gender === gender)?.amount ?? 0;
  return AGE_BANDS.map(({ from, to }, index) => ({
    from,
    to,
    male: amountOf(index, 'MALE'),
    female: amountOf(index, 'FEMALE'),
  }));
}
