import { Task } from './models/task.ts';
import { definePeriodicTask } from './task-kind.ts';

const DAY = 24 * 3600 * 1000;
/** As long as somebody may ask whether a mail was sent. */
const KEPT_DAYS = 30;

/** Another try, from the first pause on, of all that were given up and still know what was to be done. */
export const retryGivenUpTasks = (): Promise<number> => Task.retryGivenUp();

/** Removes tasks that ended long ago. */
export const forgetTasks = definePeriodicTask('forget-tasks', DAY, async () => {
  while ((await Task.forget(KEPT_DAYS)) > 0);
});
