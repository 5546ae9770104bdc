import type { ErrorReply } from '@pehchan/contract/common';

/** What an administrator is to do: pass the second step, or look after the ways of passing it. */
export type StepWanted = 'pass' | 'setUp';

/** The shell's, which has the screens for it. Resolves once it is done (true) or was put off. */
export type StepReaction = { onSecondStep?: (wanted: StepWanted) => Promise<boolean> };

/** What this refusal asks for, if it is for want of a second step. */
export function stepWantedBy(reply: ErrorReply | undefined): StepWanted | undefined {
  if (reply?.code !== 'second_step') return undefined;
  return reply.setUp ? 'setUp' : 'pass';
}

/** @param extra what the store's thunks are given */
export async function takeStep(extra: unknown, wanted: StepWanted): Promise<boolean> {
  const { onSecondStep } = extra as StepReaction;
  return (await onSecondStep?.(wanted)) ?? false;
}
