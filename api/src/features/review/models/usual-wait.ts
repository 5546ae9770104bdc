import { select, sql } from '../../../ground/database/select.ts';

const LATEST = 50;
const DAYS = 180;
/** With fewer approvals than this, families are shown no usual wait. */
const FEWEST = 5;

/** Return the median hours from registration to approval, without accounts that had an earlier decision. */
export async function findUsualHours(): Promise<number | null> {
  const since = new Date(Date.now() - DAYS * 24 * 60 * 60 * 1000);
  const rows = await select<{ minutes: number }>(
    sql(
      `SELECT TIMESTAMPDIFF(MINUTE, account.createdAt, entry.createdAt) AS minutes
       FROM audit_entries AS entry JOIN users AS account ON account.id = entry.userId
       WHERE entry.action = 'standing' AND entry.toValue = 'approved' AND entry.createdAt >= ?
         AND NOT EXISTS (SELECT 1 FROM audit_entries AS earlier
           WHERE earlier.userId = entry.userId AND earlier.action = 'standing' AND earlier.id < entry.id)
       ORDER BY entry.createdAt DESC LIMIT ${LATEST}`,
      since.toISOString().slice(0, -1),
    ),
  );
  if (rows.length < FEWEST) return null;
  const sorted = rows.map(({ minutes }) => minutes).sort((a, b) => a - b);
  return Math.max(1, Math.ceil((sorted[Math.floor(sorted.length / 2)] ?? 0) / 60));
}
