import { Task } from './models/task.ts';
import { definePeriodicTask } from './task-kind.ts';

const DAY = 24 * 3600 * 1000;
/** Days for which ended jobs are kept: for about as long, families may ask whether a mail was sent. */
const KEPT_DAYS = 30;

export const retryGivenUpTasks = (): Promise<number> => Task.retryGivenUp();

export const forgetTasks = definePeriodicTask('forget-tasks', DAY, async () => {
  while ((await Task.forget(KEPT_DAYS)) > 0);
});
