import { useMemo, useRef, type ReactNode } from 'react';
import { StepsContext, type Steps } from './steps-context.ts';

/** Lets the error summary above a form reach a field that another step hides. */
export function StepsProvider({ children }: { children: ReactNode }) {
  const reach = useRef<((name: string) => void) | undefined>(undefined);
  const steps = useMemo<Steps>(
    () => ({
      showField: (name) => {
        reach.current?.(name);
        // The step that holds the field may only just be on its way to the screen.
        requestAnimationFrame(() => document.getElementById(`field-${name}`)?.focus());
      },
      reachFieldsBy: (next) => {
        reach.current = next;
      },
    }),
    [],
  );
  return <StepsContext value={steps}>{children}</StepsContext>;
}
