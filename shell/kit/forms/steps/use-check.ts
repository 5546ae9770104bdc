import { useState } from 'react';
import { useNoteRefusal } from '../note-refusal.ts';
import type { FormStep } from './screens.ts';

/** Milliseconds that a slow line may hold somebody up: what is refused is said again when all is sent. */
const PATIENCE = 5000;

type Values = Record<string, unknown>;

/** Asks the API about parts before they are left. */
export function useCheck() {
  const noteRefusal = useNoteRefusal();
  const [isChecking, setChecking] = useState(false);

  /** @returns whether something may have been refused, and the form is to be looked at again */
  const check = async (steps: readonly FormStep[], values: Values): Promise<boolean> => {
    const asked = steps.flatMap((step) => step.check?.(values) ?? []);
    if (asked.length === 0) return false;
    setChecking(true);
    try {
      const error = await Promise.race([
        Promise.all(asked).then(
          () => undefined,
          (refusal: unknown) => refusal,
        ),
        new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE)),
      ]);
      if (error) noteRefusal(values, error);
      return error !== undefined;
    } finally {
      setChecking(false);
    }
  };
  return { check, isChecking };
}
