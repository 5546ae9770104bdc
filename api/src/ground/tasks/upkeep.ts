import { Task } from './models/task.ts';
import { definePeriodicTask } from './task-kind.ts';

const DAY = 24 * 3600 * 1000;
/** Families may ask for about as long whether a mail was sent. */
const KEPT_DAYS = 30;

export const retryGivenUpTasks = (): Promise<number> => Task.retryGivenUp();

export const forgetTasks = definePeriodicTask('forget-tasks', DAY, async () => {
  while ((await Task.forget(KEPT_DAYS)) > 0);
});
