import { columns } from '../../lib/index.ts';
import { skipLine, type Tally } from '../tally.ts';
import type { Browser } from './browsers.ts';
import { STEP_NAMES, type StepName } from './walk.ts';

export interface Result {
  readonly browser: Pick<Browser, 'name' | 'notPromised'>;
  readonly took: ReadonlyMap<StepName, number>;
  readonly unavailable?: string;
  /** The step at which the walk ended: the first step if the browser did not start. */
  readonly failed?: { readonly step: StepName; readonly reason: string };
}

/** Return a table of seconds by browser and step. A dash means that the step did not run. */
export function tableOf(results: readonly Result[]): string {
  const cell = ({ took, failed }: Result, step: StepName) => {
    const milliseconds = took.get(step);
    if (milliseconds !== undefined) return `✓ ${(milliseconds / 1000).toFixed(1)} s`;
    return failed?.step === step ? '✗' : '–';
  };
  const rows = results.map((result) => [
    result.browser.name,
    ...STEP_NAMES.map((step) => cell(result, step)),
  ]);
  return columns([['browser', ...STEP_NAMES], ...rows]);
}

/** Count a failed step and all later steps as skipped if the browser's `notPromised` contains that step. */
export function tallyOf({ browser, took, unavailable, failed }: Result): Tally {
  const tally = { passed: took.size, skipped: [], failures: [] };
  if (unavailable) return { ...tally, skipped: [skipLine(browser.name, unavailable)] };
  if (!failed) return tally;
  const { step, reason } = failed;
  if (!browser.notPromised?.has(step)) {
    return { ...tally, failures: [`${browser.name} › ${step}: ${reason}`] };
  }
  const left = STEP_NAMES.slice(STEP_NAMES.indexOf(step));
  return {
    ...tally,
    skipped: left.map((name) => skipLine(`${browser.name} › ${name}`, `below the browser floor: ${reason}`)),
  };
}
