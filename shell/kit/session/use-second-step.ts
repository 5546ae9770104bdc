import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { onPutOff, readPutOff, takeStep, type StepWanted } from '../calls/second-step.ts';
import type { Store } from '../store.ts';

const useKitDispatch: () => Store['dispatch'] = useDispatch;

/** Return a function that opens the shell's second step. Resolves to true if passed, false if put off. */
export function useSecondStep(): (wanted: StepWanted) => Promise<boolean> {
  const dispatch = useKitDispatch();
  return useCallback(
    (wanted) => dispatch((_dispatch, _getState, extra) => takeStep(extra, wanted)),
    [dispatch],
  );
}

/** Return the path of a screen without its list, because the user put off the second step. */
export const useStepPutOffAt = (): string | undefined => useSyncExternalStore(onPutOff, readPutOff);
