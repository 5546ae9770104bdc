import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from '../runtime/logger.ts';
import { LEASE, performTask } from './commands/perform-task.ts';
import { Task } from './models/task.ts';
import { onPlanned } from './planned.ts';
import type { TaskKind } from './task-kind.ts';

const AT_ONCE = 4;
const LOOK_EVERY = 1000;
/** How many times in a row the search for due jobs fails before a warning is logged. */
const WARN_AFTER = 5;
/** Milliseconds that a stopping process waits for its jobs. Other processes take over unfinished ones. */
const PATIENCE = 5000;

export type Runner = { stop(): Promise<void> };

/** Run background jobs. Any number of processes can do so: each job runs in the one with its lease. */
export function startTasks(kinds: readonly TaskKind[], { lease = LEASE } = {}): Runner {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  const owner = randomUUID();
  const underWay = new Map<number, Promise<unknown>>();
  let isStopped = false;
  let failures = 0;
  let isPlanned = false;
  let looking: Promise<void> | undefined;
  let isLookRequested = false;

  function begin(task: Task): void {
    const kind = known.get(task.kind);
    // Do not start a job twice: this process may have lost its lease while it still runs the job.
    if (!kind || underWay.has(task.id)) return;
    const work = performTask(kind, task).finally(() => {
      underWay.delete(task.id);
      look();
    });
    underWay.set(task.id, work);
  }

  async function takeDue(): Promise<void> {
    if (!isPlanned) for (const kind of kinds) await planPeriodic(kind);
    isPlanned = true;
    const free = AT_ONCE - underWay.size;
    if (free > 0) (await Task.claimDue(owner, lease, [...known.keys()], free)).forEach(begin);
  }

  function look(): void {
    isLookRequested = looking !== undefined;
    if (looking || isStopped) return;
    looking = guarded(takeDue).finally(() => {
      looking = undefined;
      if (isLookRequested) look();
    });
  }

  /** Do work on the database. While the database is down, do not throw; log one warning if it stays down. */
  async function guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === WARN_AFTER) logger.warn({ err: error }, 'tasks wait: they can’t be read');
    }
  }

  const renew = () =>
    underWay.size > 0 && guarded(() => Task.renewLeases([...underWay.keys()], owner, lease));
  const timers = [setInterval(look, LOOK_EVERY), setInterval(renew, lease / 4)];
  // Run jobs outside the queue of the account that planned them: there they would wait for its requests.
  const stopListening = onPlanned(AsyncResource.bind(look));
  look();

  return {
    async stop() {
      isStopped = true;
      stopListening();
      await looking;
      await guarded(takeDue);
      const finished = Promise.all(underWay.values());
      await Promise.race([finished, wait(PATIENCE, undefined, { ref: false })]);
      timers.forEach(clearInterval);
    },
  };
}

async function planPeriodic({ name, period }: TaskKind): Promise<void> {
  if (period !== undefined) await Task.plan({ kind: name, key: name, payload: null, period });
}
