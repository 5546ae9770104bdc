import { AsyncLocalStorage } from 'node:async_hooks';

export type Turns = { last: Promise<unknown> };

const turnsOfAccount = new AsyncLocalStorage<Turns>();

export const takingTurns = <T>(turns: Turns, work: () => T): T => turnsOfAccount.run(turns, work);

/** Run a transaction after earlier ones of its account: waiting for a row lock would hold a connection. */
export function inTurn<T>(transaction: () => Promise<T>): Promise<T> {
  const turns = turnsOfAccount.getStore();
  if (!turns) return transaction();
  // Leave the queue: a nested transaction would wait for this one and never start.
  const turn = turns.last.then(() => turnsOfAccount.exit(transaction));
  turns.last = turn.catch(() => undefined);
  return turn;
}
