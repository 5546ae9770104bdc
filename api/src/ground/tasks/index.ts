export { cancelTask, doTask, planTask } from './commands/plan-task.ts';
export { type Runner, startTasks } from './runner.ts';
export {
  definePeriodicTask,
  defineTask,
  type Outcome,
  type PlannedKind,
  type TaskKind,
} from './task-kind.ts';
export { tallyTasks } from './task-metrics.ts';
export { forgetTasks, retryGivenUpTasks } from './upkeep.ts';
