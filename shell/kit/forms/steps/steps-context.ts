import { createContext, useContext } from 'react';

export type Parts = {
  reach: (field: string) => void;
  /** Shows a part even if earlier parts are invalid. */
  resumeAt: (step: number) => void;
  /** Shows a part that then returns to the current one. */
  visit: (step: number) => void;
};

export type Steps = {
  /** Shows the part with this field and focuses it. */
  showField: (name: string) => void;
  resumeAt: (step: number) => void;
  visit: (step: number) => void;
  /** The current part. Undefined: the form has no parts. */
  step: number | undefined;
  attach: (parts: Parts | undefined) => void;
  comeTo: (step: number) => void;
  /** True if the current part cannot be left because several of its fields are invalid. */
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  /** Fields that the restored draft lacks. */
  lost: readonly string[];
  lose: (names: readonly string[]) => void;
  /** Whether the form can be sent without a new photo. */
  photoStays: boolean;
};

const nothing = () => undefined;

export const StepsContext = createContext<Steps>({
  showField: nothing,
  resumeAt: nothing,
  visit: nothing,
  step: undefined,
  attach: nothing,
  comeTo: nothing,
  isHeld: false,
  hold: nothing,
  lost: [],
  lose: nothing,
  photoStays: false,
});

export const useSteps = () => useContext(StepsContext);
