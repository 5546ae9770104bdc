import { today } from '@pehchan/contract/common';
import { QueryTypes } from 'sequelize';
import { select, sql } from '../../database/select.ts';
import { sequelize } from '../../database/sequelize.ts';
import { inTransaction } from '../../database/transaction.ts';
import { AuditEntry } from './audit-entry.ts';

type Reader = { id: number; fullName: string };
type PagesRead = { userId: number; day: string; fullName: string; pages: number };

/** Return how many biodata an administrator has read today on pages of lists. */
export async function biodataReadToday(userId: number): Promise<number> {
  const [row] = await select<{ biodata: number }>(
    sql('SELECT biodata FROM pages_read WHERE userId = ? AND day = ?', userId, today()),
  );
  return row?.biodata ?? 0;
}

export async function countPage({ id, fullName }: Reader, biodata: number): Promise<void> {
  await sequelize.query(
    `INSERT INTO pages_read (userId, day, fullName, pages, biodata) VALUES (?, ?, ?, 1, ?)
     ON DUPLICATE KEY UPDATE pages = pages + 1, biodata = biodata + VALUES(biodata)`,
    { replacements: [id, today(), fullName, biodata], type: QueryTypes.INSERT },
  );
}

/** Write a line of the audit log for each administrator and day that is over. */
export async function recordPagesRead(): Promise<void> {
  const over = await select<PagesRead>(
    sql(
      "SELECT userId, DATE_FORMAT(day, '%Y-%m-%d') AS day, fullName, pages FROM pages_read WHERE day < ?",
      today(),
    ),
  );
  for (const { userId, day, fullName, pages } of over) {
    await inTransaction(async (transaction) => {
      const taken = await sequelize.query('DELETE FROM pages_read WHERE userId = ? AND day = ?', {
        replacements: [userId, day],
        type: QueryTypes.BULKDELETE,
        transaction,
      });
      if (taken === 0) return;
      const actor = { id: userId, fullName };
      await AuditEntry.record(actor, 'read-pages', actor, { to: day, amount: pages }, transaction);
    });
  }
}
