import type { Transaction } from 'sequelize';
import { sequelize } from '../../../ground/database/sequelize.ts';

const STATEMENTS = [
  // Of lines that differ only in the viewer's phone number, keep the newest.
  `DELETE older FROM ledger_entries AS older
   JOIN ledger_entries AS newer ON newer.viewerId = older.viewerId AND newer.profileId = older.profileId
     AND newer.kind = older.kind AND newer.id > older.id
     AND BINARY newer.viewerName = BINARY older.viewerName AND newer.viewerVillage = older.viewerVillage
     AND newer.phone <=> older.phone
   WHERE older.viewerId IN (:userIds) AND older.viewerPhone IS NOT NULL`,
  'UPDATE ledger_entries SET viewerPhone = NULL WHERE viewerId IN (:userIds) AND viewerPhone IS NOT NULL',
];

/** Delete the numbers of deleted accounts from the access log; names and villages stay. */
export async function forgetPhonesOf(userIds: readonly number[], transaction: Transaction): Promise<void> {
  if (userIds.length === 0) return;
  for (const statement of STATEMENTS) {
    await sequelize.query(statement, { replacements: { userIds }, transaction });
  }
}
