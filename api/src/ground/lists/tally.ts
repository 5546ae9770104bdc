import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Gender, Listing } from '@pehchan/contract/biodata';
import type { Village } from '@pehchan/contract/common';
import { QueryTypes, type Transaction } from 'sequelize';
import { join, select, sql } from '../database/select.ts';
import { sequelize } from '../database/sequelize.ts';
import type { Run } from '../database/statements.ts';

export type Counted =
  | { subject: 'users'; status: AccountStatus }
  | { subject: 'profiles'; status: AccountStatus; listing: Listing; gender: Gender; village: Village };
export type TallyScope = {
  subject: Counted['subject'];
  status?: AccountStatus;
  listing?: Listing;
  gender?: Gender;
  village?: Village;
};
export type TallyRow = Record<(typeof COLUMNS)[number], string> & { amount: number; changes: number };

const COLUMNS = ['subject', 'status', 'listing', 'gender', 'village'] as const;

export type Change = { of: Counted; by: number };

/** Update tallies in the transaction that changes the rows. A new name alters no sum but raises `changes`. */
export async function tally(changes: Change[], transaction: Transaction | null | undefined): Promise<void> {
  const sums = new Map<string, { key: string[]; by: number }>();
  for (const { of, by } of changes) {
    const counted = { listing: '', gender: '', village: '', ...of };
    const key = COLUMNS.map((column) => counted[column]);
    const sum = sums.get(key.join()) ?? { key, by: 0 };
    sums.set(key.join(), { key, by: sum.by + by });
  }
  // Change tallies in a fixed order, so that two transactions wait for each other instead of deadlocking.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { key, by }]) => [...key, by]);
  if (rows.length === 0) return;
  await sequelize.query(
    `INSERT INTO tallies (${COLUMNS.join()}, amount) VALUES ${rows.map(() => '(?)').join()}
     ON DUPLICATE KEY UPDATE amount = amount + VALUES(amount), changes = changes + 1`,
    { replacements: rows, transaction: transaction ?? undefined, type: QueryTypes.INSERT },
  );
}

export async function tallyChange(run: Run): Promise<void> {
  await run('UPDATE tallies SET changes = changes + 1', []);
}

export function findTallies(scope: Partial<TallyScope> = {}): Promise<TallyRow[]> {
  const given = Object.entries(scope).flatMap(([column, value]) =>
    value === undefined ? [] : sql(`${column} = ?`, value),
  );
  const where = given.length > 0 ? ['WHERE', join(given, ' AND ')] : [];
  return select(join([`SELECT ${COLUMNS.join()}, amount, changes FROM tallies`, ...where]));
}

const within = (tallies: readonly TallyRow[], scope: Partial<TallyScope>) =>
  tallies.filter((row) =>
    COLUMNS.every((column) => scope[column] === undefined || scope[column] === row[column]),
  );

export const sumOf = (tallies: readonly TallyRow[], scope: Partial<TallyScope>): number =>
  within(tallies, scope).reduce((sum, { amount }) => sum + amount, 0);

/** Return a version of the rows in a scope: each change of a row changes it. Read it before the rows. */
export const versionOf = (tallies: readonly TallyRow[], scope: Partial<TallyScope>): string => {
  const counted = within(tallies, scope);
  const changes = counted.reduce((sum, row) => sum + row.changes, 0);
  // Include the sums: processes of the previous version change a tally's `amount`, but not its `changes`.
  return [changes, ...counted.map(({ amount }) => amount)].join();
};

export async function sumTallies(scope: TallyScope): Promise<number> {
  return sumOf(await findTallies(scope), {});
}
