import type { StepWanted, Store } from '@pehchan/kit';

let open: Promise<boolean> | undefined;

/** Open the second step once for all waiting calls. If its code cannot be loaded, the calls stay refused. */
export function takeSecondStep(store: Store, wanted: StepWanted): Promise<boolean> {
  open ??= import('../second-step/open.tsx')
    .then(({ openSecondStep }) => openSecondStep(store, wanted))
    .catch(() => false)
    .finally(() => {
      open = undefined;
    });
  return open;
}
