import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { Task } from '../models/task.ts';
import { wakeRunners } from '../planned.ts';
import type { PlannedKind } from '../task-kind.ts';
import { LEASE, performTask } from './perform-task.ts';

/** `key` names the cause among all tasks: what is planned under it again is the same task. */
type Wanted<Payload> = { key: string; payload: Payload; expiresIn?: number };

/**
 * Writes down what is to be done, in the transaction that causes it: it is done if that is kept, and only
 * then. Without a transaction, it is its own cause.
 */
export async function planTask<Payload>(
  kind: PlannedKind<Payload>,
  { key, payload, expiresIn }: Wanted<Payload>,
  transaction?: Transaction,
): Promise<void> {
  await Task.plan({ kind: kind.name, key, payload: kind.pack(payload, key), expiresIn }, transaction);
  if (transaction) transaction.afterCommit(wakeRunners);
  else wakeRunners();
}

/**
 * Writes it down and does it at once, for a caller who waits and is told how it ended. When that fails, it
 * throws and the task has ended: the caller will ask again. Should this process die meanwhile, another does
 * it.
 */
export async function doTask<Payload>(
  kind: PlannedKind<Payload>,
  { key, payload, expiresIn }: Wanted<Payload>,
): Promise<void> {
  const lease = { owner: randomUUID(), ms: LEASE };
  await Task.plan({ kind: kind.name, key, payload: kind.pack(payload, key), expiresIn, lease });
  const task = await Task.findBegun(key, lease.owner);
  if (!task) return;
  const problem = await performTask(kind, task, { isLast: true });
  if (problem !== undefined) throw problem;
}
