import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { takeStep, type StepWanted } from '../calls/second-step.ts';
import type { Store } from '../store.ts';

const useKitDispatch: () => Store['dispatch'] = useDispatch;

/** Opens the shell's screens of the second step. Resolves once it is done (true) or was put off. */
export function useSecondStep(): (wanted: StepWanted) => Promise<boolean> {
  const dispatch = useKitDispatch();
  return useCallback(
    (wanted) => dispatch((_dispatch, _getState, extra) => takeStep(extra, wanted)),
    [dispatch],
  );
}
