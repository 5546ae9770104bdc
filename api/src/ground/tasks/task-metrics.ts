import { Counter, Gauge } from 'prom-client';
import { logger } from '../runtime/logger.ts';
import { registry } from '../runtime/metrics.ts';
import { countTasks } from './models/task.ts';

const registers = [registry];

export type TaskOutcome = 'done' | 'dropped' | 'late' | 'retried' | 'failed';

export const tasksCounted = new Counter<'kind' | 'outcome'>({
  name: 'pehchan_tasks_total',
  help: 'Tries of background jobs by outcome',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Jobs are counted in the database, so that every process reports the same numbers. */
new Gauge({
  name: 'pehchan_tasks',
  help: 'Background jobs that wait, have failed for good, or were set aside by a restore',
  labelNames: ['state'],
  registers,
  async collect() {
    try {
      const tally = await tallyTasks();
      for (const [state, amount] of Object.entries(tally)) this.set({ state }, amount);
    } catch (error) {
      // Do not fail: when the database is down, an operator needs the other metrics most.
      logger.warn({ err: error }, 'tasks can’t be counted');
      this.reset();
    }
  },
});

export async function tallyTasks(): Promise<{ waiting: number; failed: number; setAside: number }> {
  const counts = await countTasks();
  const sum = (wanted: string) =>
    counts.reduce((total, { state, amount }) => total + (state === wanted ? amount : 0), 0);
  return { waiting: sum('waiting'), failed: sum('failed'), setAside: sum('set-aside') };
}
