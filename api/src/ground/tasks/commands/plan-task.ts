import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { Task } from '../models/task.ts';
import { wakeRunners } from '../planned.ts';
import type { PlannedKind } from '../task-kind.ts';
import { LEASE, performTask } from './perform-task.ts';

/** A job to plan. Its `key` names the cause: planning a second job with the same key changes nothing. */
type PlannedJob<Payload> = { key: string; payload: Payload; dueIn?: number; expiresIn?: number };

/** Plan a background job in the transaction of its cause: the job runs exactly if the transaction commits. */
export async function planTask<Payload>(
  kind: PlannedKind<Payload>,
  { key, payload, dueIn, expiresIn }: PlannedJob<Payload>,
  transaction?: Transaction,
): Promise<void> {
  await Task.plan({ kind: kind.name, key, payload: kind.pack(payload, key), dueIn, expiresIn }, transaction);
  if (transaction) transaction.afterCommit(wakeRunners);
  else wakeRunners();
}

/** Cancel a job that no process has begun, and return its payload; otherwise return undefined. */
export async function cancelTask<Payload>(
  kind: PlannedKind<Payload>,
  key: string,
  transaction: Transaction,
): Promise<Payload | undefined> {
  const payload = await Task.cancel(kind.name, key, transaction);
  return payload === undefined ? undefined : kind.unpack(payload, key);
}

/** Plan a job and run it now, for a caller who waits. If it fails, this throws and the job is not retried. */
export async function doTask<Payload>(
  kind: PlannedKind<Payload>,
  { key, payload, expiresIn }: PlannedJob<Payload>,
): Promise<void> {
  const lease = { owner: randomUUID(), ms: LEASE };
  await Task.plan({ kind: kind.name, key, payload: kind.pack(payload, key), expiresIn, lease });
  const task = await Task.findBegun(key, lease.owner);
  if (!task) return;
  const problem = await performTask(kind, task, { isLast: true });
  if (problem !== undefined) throw problem;
}
