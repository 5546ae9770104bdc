import { createContext, useContext } from 'react';

export type Parts = {
  reach: (field: string) => void;
  /** Shows a part of the form even if earlier parts are invalid. */
  resumeAt: (step: number) => void;
  /** Shows another part of the form, from which the user returns to the current part. */
  visit: (step: number) => void;
};

export type Steps = {
  showField: (name: string) => void;
  resumeAt: (step: number) => void;
  visit: (step: number) => void;
  step: number | undefined;
  attach: (parts: Parts | undefined) => void;
  setStep: (step: number) => void;
  /** True if the current part cannot be left because several of its fields are invalid. */
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  lost: readonly string[];
  lose: (names: readonly string[]) => void;
  /** Whether the form can be sent without a new photo, because it has a stored one. */
  photoStays: boolean;
};

const nothing = () => undefined;

export const StepsContext = createContext<Steps>({
  showField: nothing,
  resumeAt: nothing,
  visit: nothing,
  step: undefined,
  attach: nothing,
  setStep: nothing,
  isHeld: false,
  hold: nothing,
  lost: [],
  lose: nothing,
  photoStays: false,
});

export const useSteps = () => useContext(StepsContext);
