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
  const isPassed = (await onSecondStep?.(wanted)) ?? false;
  if (isPassed) notePutOff(undefined);
  return isPassed;
}

let putOffAt: string | undefined;
const listeners = new Set<() => void>();

/** Note the path of a screen without its list, because the user put off the second step. */
export function notePutOff(path: string | undefined): void {
  putOffAt = path;
  for (const notify of listeners) notify();
}

export const readPutOff = (): string | undefined => putOffAt;

export function onPutOff(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
