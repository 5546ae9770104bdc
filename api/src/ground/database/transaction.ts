import { BaseError, type Transaction } from 'sequelize';
import { insideTransaction } from './open-transaction.ts';
import { sequelize } from './sequelize.ts';
import { inTurn } from './turns-of-account.ts';

const TRIES = 3;
/** Errors after which to repeat a transaction. `ER_CHECKREAD` (MariaDB 11.6.2): another changed the row. */
const RETRYABLE = ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'];

/**
 * Commit or roll back `work` as a whole, and repeat it after a collision with another transaction. So `work`
 * must not send mails or change files: a repetition would do so twice.
 */
export const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withTries(() =>
    inTurn(() => sequelize.transaction((transaction) => insideTransaction(() => work(transaction)))),
  );

export async function withTries<T>(attemptWhole: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptWhole();
    } catch (error) {
      if (attempt === TRIES || !RETRYABLE.includes(codeOf(error))) throw error;
    }
  }
}

function codeOf(error: unknown): string {
  const original = error instanceof BaseError && 'original' in error ? error.original : error;
  return original instanceof Error && 'code' in original ? String(original.code) : '';
}
