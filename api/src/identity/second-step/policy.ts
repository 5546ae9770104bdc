import type { Step } from '@pehchan/contract/common';

const MINUTE = 60_000;
const ENOUGH = { usual: 12 * 60 * MINUTE, fresh: 10 * MINUTE, setUp: 10 * MINUTE } as const;

export type StepState = {
  isSetUp: boolean;
  isNeeded: boolean;
  /** Whether to ask for a set-up code: for the first passkey or app, unless this session has entered it. */
  needsCode: boolean;
  passedAt: number | undefined;
};

export function missingStep(
  step: Step,
  { isSetUp, isNeeded, needsCode, passedAt }: StepState,
  now: number,
): 'pass' | 'setUp' | undefined {
  if (step === 'none') return undefined;
  if (!isSetUp) return isNeeded && (step !== 'setUp' || needsCode) ? 'setUp' : undefined;
  return passedAt !== undefined && now - passedAt < ENOUGH[step] ? undefined : 'pass';
}

export const isFresh = (state: StepState, now: number): boolean =>
  state.isSetUp && missingStep('fresh', state, now) === undefined;
