import type { StepWanted, Store } from '@pehchan/kit';

let open: Promise<boolean> | undefined;

/**
 * Ask once for all waiting calls. Families never load these screens. If they cannot be loaded, the calls
 * return the refusal.
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
