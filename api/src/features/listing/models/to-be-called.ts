import { PAGE_SIZE, type Village } from '@pehchan/contract/common';
import type { ToBeCalledQuery } from '@pehchan/contract/listing';
import { join, select, sql } from '../../../ground/database/select.ts';
import { sumTallies } from '../../../ground/lists/tally.ts';
import { shownSql } from '../../../register/visibility/index.ts';
import { CALLED_BEFORE, instant, LAPSES_AFTER } from '../times.ts';

type Row = {
  profileId: number;
  fullname: string;
  userId: number;
  name: string;
  phone: string;
  village: Village;
  askedAt: Date;
  reachedAt: Date | null;
};

const unanswered = (latest: string) =>
  join([
    `FROM still_looking JOIN profiles ON profiles.id = still_looking.profileId
     JOIN users ON users.id = profiles.userId WHERE`,
    shownSql,
    sql('AND still_looking.askedAt <= ?', latest),
  ]);

/** Return families that did not answer for a week, first those that got the mail: their biodata lapse. */
export async function findToBeCalled({ page = 1, pageSize = PAGE_SIZE }: ToBeCalledQuery, now = Date.now()) {
  const latest = instant(now - (LAPSES_AFTER - CALLED_BEFORE));
  const [rows, [count], lapsed] = await Promise.all([
    select<Row>(
      join([
        `SELECT profiles.id AS profileId, profiles.fullName AS fullname, users.id AS userId,
           users.fullName AS name, users.phone, users.village, still_looking.askedAt, still_looking.reachedAt`,
        unanswered(latest),
        `ORDER BY still_looking.reachedAt IS NULL, still_looking.reachedAt, still_looking.askedAt, profiles.id`,
        sql('LIMIT ? OFFSET ?', pageSize, (page - 1) * pageSize),
      ]),
    ),
    select<{ total: number }>(join(['SELECT COUNT(*) AS total', unanswered(latest)])),
    sumTallies({ subject: 'profiles', listing: 'lapsed' }),
  ]);
  const entries = rows.map(({ askedAt, reachedAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    lapsesAt: reachedAt && new Date(reachedAt.getTime() + LAPSES_AFTER).toISOString(),
  }));
  return { entries, total: count?.total ?? 0, page, pageSize, lapsed };
}
