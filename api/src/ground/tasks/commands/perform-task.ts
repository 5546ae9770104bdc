import { setTimeout as wait } from 'node:timers/promises';
import { logger } from '../../runtime/logger.ts';
import type { Task } from '../models/task.ts';
import { isHopeless, pauseAfter } from '../patience.ts';
import { type TaskKind, UnreadablePayload } from '../task-kind.ts';
import { type TaskOutcome, tasksCounted } from '../task-metrics.ts';

/** Milliseconds for which one process alone may run a job. The process can renew this lease. */
export const LEASE = 20_000;
/** Tries to store a job's result, over most of its lease: without the stored result, the job runs again. */
const NOTING = { tries: 12, pause: 1000 };

type Result = { outcome: TaskOutcome; error?: unknown };

/**
 * Run a job that this process has leased, and store the result. It never throws, but returns the error.
 * @param isLast whether this is the only try, because the caller waits for the result
 */
export async function performTask(kind: TaskKind, task: Task, { isLast = false } = {}): Promise<unknown> {
  const result = await tryTask(kind, task, isLast);
  const { outcome, error } = result;
  tasksCounted.inc({ kind: kind.name, outcome });
  if (outcome === 'failed' || outcome === 'late') kind.lost();
  logOutcome(kind, task, result);
  await note(() => saveOutcome(kind, task, result, isLast), isLast ? 1 : NOTING.tries);
  return error;
}

async function tryTask(kind: TaskKind, task: Task, isLast: boolean): Promise<Result> {
  try {
    if (await task.hasExpired()) return { outcome: 'late' };
    return { outcome: await kind.start(task.payload, task.uniqueKey) };
  } catch (error) {
    const isGivenUp = isLast || error instanceof UnreadablePayload || isHopeless(task.attempts, error);
    return { outcome: isGivenUp && kind.period === undefined ? 'failed' : 'retried', error };
  }
}

function saveOutcome(kind: TaskKind, task: Task, { outcome, error }: Result, isLast: boolean): Promise<void> {
  switch (outcome) {
    case 'retried':
      return task.putOff(Math.min(pauseAfter(task.attempts), kind.period ?? Infinity), codeOf(error));
    case 'late':
      return task.end('dropped', null, 'LATE');
    case 'failed':
      return task.end(isLast ? 'dropped' : 'failed', kind.isSecret ? null : task.payload, codeOf(error));
    default:
      return kind.period === undefined ? task.end(outcome, null) : task.repeat(kind.period);
  }
}

function logOutcome(kind: TaskKind, { id, attempts }: Task, { outcome, error }: Result): void {
  const about = {
    task: { kind: kind.name, id, attempt: attempts },
    ...(error === undefined ? {} : { err: error }),
  };
  if (outcome === 'failed') logger.error(about, 'a task is given up');
  else if (outcome === 'late') logger.warn(about, 'a task is dropped: it is too late for it');
  else if (outcome === 'retried') logger.warn(about, 'a task is put off');
}

async function note(write: () => Promise<void>, tries: number): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await write();
    } catch (error) {
      logger.warn({ err: error }, 'what came of a task can’t be noted');
      if (left > 1) await wait(NOTING.pause);
    }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? String(error.code) : error.name;
  return code.replace(/[^\w-]/g, '').slice(0, 60);
}
