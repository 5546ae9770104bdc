import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { fieldId, FormNameContext } from '../field-ids.ts';
import { focusWhenThere } from '../focus-field.ts';
import { StepsContext, type Parts, type Steps } from './steps-context.ts';

export function StepsProvider({ photoStays, children }: { photoStays: boolean; children: ReactNode }) {
  const form = use(FormNameContext);
  const parts = useRef<Parts | undefined>(undefined);
  const [isHeld, hold] = useState(false);
  const [step, setStep] = useState<number>();
  const [lost, lose] = useState<readonly string[]>([]);
  const stopSeeking = useRef<() => void>(undefined);
  // Stop waiting for a field when the form ends: the next form can have a field of the same name.
  useEffect(() => () => stopSeeking.current?.(), []);
  const ways = useMemo(
    () => ({
      showField: (name: string) => {
        parts.current?.reach(name);
        stopSeeking.current?.();
        stopSeeking.current = focusWhenThere(fieldId(form, name));
      },
      resumeAt: (step: number) => parts.current?.resumeAt(step),
      visit: (step: number) => parts.current?.visit(step),
      attach: (next: Parts | undefined) => {
        parts.current = next;
      },
      hold,
      setStep,
      lose,
    }),
    [form],
  );
  const steps = useMemo<Steps>(
    () => ({ ...ways, isHeld, step, lost, photoStays }),
    [ways, isHeld, step, lost, photoStays],
  );
  return <StepsContext value={steps}>{children}</StepsContext>;
}
