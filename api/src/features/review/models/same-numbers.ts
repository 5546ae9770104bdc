import { MAX_HINTS } from '@pehchan/contract/review';
import { join, select, type Sql, sql } from '../../../ground/database/select.ts';

export type OtherAccount = { ofId: number; ofName: string };

/** Return other accounts that have one of these numbers as a number of the account or of a biodata. */
export function findSameNumbers(userId: number, numbers: readonly string[]): Promise<OtherAccount[]> {
  const places = `(${numbers.map(() => '?').join()})`;
  const ways: Sql[] = [
    sql(`SELECT id FROM users WHERE phone IN ${places}`, ...numbers),
    sql(`SELECT userId FROM profiles WHERE phone IN ${places}`, ...numbers),
    sql(`SELECT userId FROM profiles WHERE secondPhone IN ${places}`, ...numbers),
  ];
  return select<OtherAccount>(
    join([
      'SELECT users.id AS ofId, users.fullName AS ofName FROM (',
      join(ways, ' UNION '),
      sql(') AS found JOIN users ON users.id = found.id WHERE users.id <> ?', userId),
      `ORDER BY users.id LIMIT ${MAX_HINTS}`,
    ]),
  );
}
