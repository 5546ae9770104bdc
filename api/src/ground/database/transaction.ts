import { BaseError, type Transaction } from 'sequelize';
import { insideTransaction } from './open-transaction.ts';
import { sequelize } from './sequelize.ts';
import { inTurn } from './turns-of-account.ts';

const TRIES = 3;
/**
 * The server says itself that another try may succeed. `ER_CHECKREAD`: from MariaDB 11.6.2 on, a row that is
 * to be locked has changed since the transaction first read.
 */
const WORTH_ANOTHER_TRY = ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'];

/**
 * Runs `work` whole or not at all. What collided with another transaction is tried again: `work` must do
 * nothing outside the database that mustn't happen twice. Pass the transaction to every statement; see
 * `watchTransactions`.
 */
export const inTransaction = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withTries(() =>
    inTurn(() => sequelize.transaction((transaction) => insideTransaction(() => work(transaction)))),
  );

/** Tries a whole transaction again when it collided with another one. */
export async function withTries<T>(attemptWhole: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptWhole();
    } catch (error) {
      if (attempt === TRIES || !WORTH_ANOTHER_TRY.includes(codeOf(error))) throw error;
    }
  }
}

function codeOf(error: unknown): string {
  const original = error instanceof BaseError && 'original' in error ? error.original : error;
  return original instanceof Error && 'code' in original ? String(original.code) : '';
}
