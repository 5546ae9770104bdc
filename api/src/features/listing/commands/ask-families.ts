import { Op } from 'sequelize';
import { join, select, type Sql, sql } from '../../../ground/database/select.ts';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { definePeriodicTask, planTask } from '../../../ground/tasks/index.ts';
import { Profile, StillLooking } from '../../../register/biodata/index.ts';
import { shownSql } from '../../../register/visibility/index.ts';
import { ASKED_AFTER, instant, LAPSES_AFTER } from '../times.ts';
import { mailStillLooking } from './mail-still-looking.ts';

const HOUR = 60 * 60 * 1000;
const AT_ONCE = 200;

type Due = { profileId: number };

const dueOf = (narrowed: Sql) =>
  select<Due>(
    join([
      `SELECT still_looking.profileId FROM still_looking
       JOIN profiles ON profiles.id = still_looking.profileId WHERE`,
      shownSql,
      'AND',
      narrowed,
      `LIMIT ${AT_ONCE}`,
    ]),
  );

/** Ask long silent families, by mail and on their home page, whether they still look for a match. */
export async function askFamilies(now = Date.now()): Promise<void> {
  await StillLooking.addMissing();
  for (;;) {
    const due = await dueOf(
      sql(
        `still_looking.askedAt IS NULL AND still_looking.lastSignAt <= ? ORDER BY still_looking.lastSignAt`,
        instant(now - ASKED_AFTER),
      ),
    );
    for (const { profileId } of due) await ask(profileId, new Date(now));
    if (due.length < AT_ONCE) return;
  }
}

/** Save a question and its mail together. If two processes run, only one of them asks. */
function ask(profileId: number, askedAt: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const where = {
      profileId,
      askedAt: null,
      lastSignAt: { [Op.lte]: new Date(askedAt.getTime() - ASKED_AFTER) },
    };
    const [changed] = await StillLooking.update({ askedAt, reachedAt: null }, { where, transaction });
    if (changed === 0) return;
    const payload = { profileId, askedAt: askedAt.getTime() };
    const key = `mail-still-looking:${profileId}:${payload.askedAt}`;
    await planTask(mailStillLooking, { key, payload }, transaction);
  });
}

/** Hide biodata whose family did not answer in time. A later answer shows the biodata again. */
export async function lapseUnanswered(now = Date.now()): Promise<void> {
  for (;;) {
    const late = await dueOf(sql('still_looking.reachedAt <= ?', instant(now - LAPSES_AFTER)));
    for (const { profileId } of late) await lapse(profileId, new Date(now - LAPSES_AFTER));
    if (late.length < AT_ONCE) return;
  }
}

/** Hide a biodata. First check under locks that its family has not answered in between. */
function lapse(profileId: number, before: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.UPDATE });
    const where = { profileId, reachedAt: { [Op.lte]: before } };
    const question = await StillLooking.findOne({ where, transaction, lock: transaction.LOCK.UPDATE });
    if (profile?.listing !== 'open' || !question) return;
    await profile.update({ listing: 'lapsed' }, { transaction });
  });
}

export const stillLooking = definePeriodicTask('still-looking', HOUR, async () => {
  await askFamilies();
  await lapseUnanswered();
});
