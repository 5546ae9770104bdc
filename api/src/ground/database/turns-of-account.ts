import { AsyncLocalStorage } from 'node:async_hooks';

/** A queue of transactions: `last` settles when the newest one ends. */
export type Turns = { last: Promise<unknown> };

const turnsOfAccount = new AsyncLocalStorage<Turns>();

/** Run work whose transactions wait in this queue. */
export const takingTurns = <T>(turns: Turns, work: () => T): T => turnsOfAccount.run(turns, work);

/**
 * Run a transaction after the earlier ones of its account, if it has a queue. Most writes lock the account's
 * row, so a parallel one would hold a connection while it waits.
 */
export function inTurn<T>(transaction: () => Promise<T>): Promise<T> {
  const turns = turnsOfAccount.getStore();
  if (!turns) return transaction();
  // Leave the queue: a nested transaction would wait for this one and never start.
  const turn = turns.last.then(() => turnsOfAccount.exit(transaction));
  turns.last = turn.catch(() => undefined);
  return turn;
}
