import { createContext, useContext } from 'react';

export type Steps = {
  /** Brings a field to the screen, whichever step it is in, and focuses it. */
  showField: (name: string) => void;
  /** A stepped form says how to reach a field's step. */
  reachFieldsBy: (reach: ((name: string) => void) | undefined) => void;
};

export const StepsContext = createContext<Steps>({
  showField: () => undefined,
  reachFieldsBy: () => undefined,
});

export const useSteps = () => useContext(StepsContext);
