import { AsyncLocalStorage } from 'node:async_hooks';

export type Turns = { last: Promise<unknown> };

const turnsOfAccount = new AsyncLocalStorage<Turns>();

export const takingTurns = <T>(turns: Turns, work: () => T): T => turnsOfAccount.run(turns, work);

/** Run an account's transactions one by one: each one that waits for a row lock would hold a connection. */
export function inTurn<T>(transaction: () => Promise<T>): Promise<T> {
  const turns = turnsOfAccount.getStore();
  if (!turns) return transaction();
  // Leave the account's queue: a nested transaction would wait for the outer one and never start.
  const turn = turns.last.then(() => turnsOfAccount.exit(transaction));
  turns.last = turn.catch(() => undefined);
  return turn;
}
