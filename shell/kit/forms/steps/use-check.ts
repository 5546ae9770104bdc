import { useState } from 'react';
import { useNoteRefusal } from '../note-refusal.ts';
import type { FormStep } from './screens.ts';

/** Milliseconds to wait for the API's check of a step. The API checks again when the form is sent. */
const PATIENCE = 5000;

type Values = Record<string, unknown>;

export function useCheck() {
  const noteRefusal = useNoteRefusal();
  const [isChecking, setChecking] = useState(false);

  /** @returns true if the API refused a field or failed, so that the form must be validated again */
  const check = async (steps: readonly FormStep[], values: Values): Promise<boolean> => {
    const checks = steps.flatMap((step) => step.check?.(values) ?? []);
    if (checks.length === 0) return false;
    setChecking(true);
    try {
      const error = await Promise.race([
        Promise.all(checks).then(
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
