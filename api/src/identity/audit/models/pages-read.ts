import { today } from '@pehchan/contract/common';
import { QueryTypes } from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { AuditEntry } from './audit-entry.ts';

type Reader = { id: number; fullName: string };
type PagesRead = { userId: number; day: string; fullName: string; pages: number };

/** Count a page. MariaDB returns, as the row's id, how many biodata the administrator has read today. */
export async function countPage({ id, fullName }: Reader, biodata: number): Promise<number> {
  const [counted] = await sequelize.query(
    `INSERT INTO pages_read (userId, day, fullName, pages, biodata) VALUES (?, ?, ?, 1, ?)
     ON DUPLICATE KEY UPDATE pages = pages + 1, biodata = LAST_INSERT_ID(biodata + VALUES(biodata))`,
    { replacements: [id, today(), fullName, biodata], type: QueryTypes.INSERT },
  );
  return counted || biodata;
}

export async function recordPagesRead(): Promise<void> {
  const past = await select<PagesRead>(
    sql(
      "SELECT userId, DATE_FORMAT(day, '%Y-%m-%d') AS day, fullName, pages FROM pages_read WHERE day < ?",
      today(),
    ),
  );
  for (const { userId, day, fullName, pages } of past) {
    await inTransaction(async (transaction) => {
      const removed = await sequelize.query('DELETE FROM pages_read WHERE userId = ? AND day = ?', {
        replacements: [userId, day],
        type: QueryTypes.BULKDELETE,
        transaction,
      });
      if (removed === 0) return;
      const actor = { id: userId, fullName };
      await AuditEntry.record(actor, 'read-pages', actor, { to: day, amount: pages }, transaction);
    });
  }
}
