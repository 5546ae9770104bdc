import { QueryTypes } from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** A visit ends after ten minutes. Until then, other pages and reloads mark the same lines as new. */
const NOTE = `
  INSERT INTO ledger_visits (profileId, readAt, newSince) VALUES (?, UTC_TIMESTAMP(3), NULL)
  ON DUPLICATE KEY UPDATE
    newSince = IF(readAt < UTC_TIMESTAMP(3) - INTERVAL 10 MINUTE, readAt, newSince),
    readAt = UTC_TIMESTAMP(3)`;

/** Note that a family reads an access log. Return since when lines are new to the family; null: all are. */
export async function noteVisit(profileId: number): Promise<Date | null> {
  await sequelize.query(NOTE, { replacements: [profileId], type: QueryTypes.INSERT });
  const [visit] = await select<{ newSince: Date | null }>(
    sql('SELECT newSince FROM ledger_visits WHERE profileId = ?', profileId),
  );
  return visit?.newSince ?? null;
}

/** Return the number of unread lines for each of a family's biodata that has any. */
export async function newInLedger(userId: number): Promise<{ profileId: number; lines: number }[]> {
  return select(
    sql(
      `SELECT item.profileId, COUNT(*) AS \`lines\`
       FROM profiles JOIN ledger_entries AS item ON item.profileId = profiles.id
       LEFT JOIN ledger_visits AS visit ON visit.profileId = profiles.id
       WHERE profiles.userId = ? AND item.kind NOT IN ('unwarned', 'listed')
         AND (visit.readAt IS NULL OR item.lastAt > visit.readAt)
       GROUP BY item.profileId ORDER BY item.profileId`,
      userId,
    ),
  );
}
