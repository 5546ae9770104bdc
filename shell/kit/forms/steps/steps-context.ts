import { createContext, useContext } from 'react';

/** What a form of several parts can be asked for from outside of them. */
export type Parts = {
  /** Brings the part that has this field to the screen. */
  reach: (field: string) => void;
  /** Goes to a part over those before it that aren't right. */
  resumeAt: (step: number) => void;
  /** Goes to a part from which one comes straight back. */
  visit: (step: number) => void;
};

export type Steps = {
  /** Brings a field to the screen, whichever part it is in, and focuses it. */
  showField: (name: string) => void;
  resumeAt: (step: number) => void;
  visit: (step: number) => void;
  /** The part that one is in; undefined: the form has none. */
  step: number | undefined;
  /** A form of several parts says how it is asked, and where one is. */
  attach: (parts: Parts | undefined) => void;
  comeTo: (step: number) => void;
  /** Whether a part couldn't be left: several of its fields aren't right. */
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
