import { queryOnce } from '../lib/database.ts';

export type SetAside = { kind: string; amount: number; since: string };

const TOO_OLD_HOURS = 24;
/** Select waiting background jobs, but not periodic ones, which are due again anyway. */
const WAITING = "state = 'waiting' AND period IS NULL";
const TOO_OLD = `createdAt < UTC_TIMESTAMP(3) - INTERVAL ${TOO_OLD_HOURS} HOUR`;

/** Set old mails aside: they were probably sent after the backup. Release interrupted jobs to run again. */
export async function setOldTasksAside(databaseUrl: string): Promise<SetAside[]> {
  const rows = await queryOnce(
    databaseUrl,
    `SELECT kind, COUNT(*) AS amount, DATE_FORMAT(MIN(createdAt), '%Y-%m-%d %H:%i') AS since
     FROM tasks WHERE ${WAITING} AND ${TOO_OLD} GROUP BY kind ORDER BY kind`,
  );
  await queryOnce(
    databaseUrl,
    `UPDATE tasks SET state = 'set-aside', endedAt = UTC_TIMESTAMP(3),
       payload = CASE WHEN expiresAt IS NULL THEN payload END WHERE ${WAITING} AND ${TOO_OLD}`,
  );
  await queryOnce(
    databaseUrl,
    "UPDATE tasks SET leaseOwner = NULL, leaseUntil = NULL WHERE state = 'waiting'",
  );
  return rows.map(({ kind, amount, since }) => ({
    kind: String(kind),
    amount: Number(amount),
    since: String(since),
  }));
}
