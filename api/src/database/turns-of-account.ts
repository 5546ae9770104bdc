import { AsyncLocalStorage } from 'node:async_hooks';

/** Transactions that wait for each other: the end of the last one that was asked for. */
export type Turns = { last: Promise<unknown> };

const turnsOfAccount = new AsyncLocalStorage<Turns>();

/** Run work whose transactions take these turns. */
export const takingTurns = <T>(turns: Turns, work: () => T): T => turnsOfAccount.run(turns, work);

/**
 * Run a transaction in its account's turn, if it has turns. Most writes lock their account's row: a second
 * one at the same time would hold a connection and only wait for the first.
 */
export function inTurn<T>(transaction: () => Promise<T>): Promise<T> {
  const turns = turnsOfAccount.getStore();
  if (!turns) return transaction();
  // Without turns: a transaction within this one would wait for its end.
  const turn = turns.last.then(() => turnsOfAccount.exit(transaction));
  turns.last = turn.catch(() => undefined);
  return turn;
}
