import type { ErrorReply } from '@pehchan/contract/common';

export type StepWanted = 'pass' | 'setUp';

/** Opens the shell's screens for the second step. Resolves to true if the account passes the step. */
export type StepReaction = { onSecondStep?: (wanted: StepWanted) => Promise<boolean> };

/** Return what a refused call needs: the second step (`pass`) or its set-up first (`setUp`). */
export function stepWantedBy(reply: ErrorReply | undefined): StepWanted | undefined {
  if (reply?.code !== 'second_step') return undefined;
  return reply.setUp ? 'setUp' : 'pass';
}

export async function takeStep(extra: unknown, wanted: StepWanted): Promise<boolean> {
  const { onSecondStep } = extra as StepReaction;
  return (await onSecondStep?.(wanted)) ?? false;
}
