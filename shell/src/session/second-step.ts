import type { StepWanted, Store } from '@pehchan/kit';

let open: Promise<boolean> | undefined;

/**
 * Asks an administrator for the second step, once for all the calls that wait for it. Its screens are code
 * that no family is sent. Where they can't be had, the calls are answered with the refusal.
 */
export function takeSecondStep(store: Store, wanted: StepWanted): Promise<boolean> {
  open ??= import('../second-step/open.tsx')
    .then(({ openSecondStep }) => openSecondStep(store, wanted))
    .catch(() => false)
    .finally(() => {
      open = undefined;
    });
  return open;
}
