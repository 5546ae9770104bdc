import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Screens } from './screens.ts';
import { useSteps } from './steps-context.ts';
import { useCheck } from './use-check.ts';
import { useTrail } from './use-trail.ts';

type PartsOfForm = {
  index: number;
  step: number;
  goOn: () => Promise<void>;
  isChecking: boolean;
  goBack: (() => void) | undefined;
};

/** Keep the current part of a form. “Next” in a part opened for a correction returns to the previous part. */
export function useParts(screens: Screens, top: RefObject<HTMLElement | null>): PartsOfForm {
  const { errors, isSubmitting, setTouched, touched, validateForm, values } =
    useFormikContext<Record<string, unknown>>();
  const { check, isChecking } = useCheck();
  const { attach, setStep, hold, showField } = useSteps();
  const { trail, isMoving, goTo } = useTrail();
  const [returnTo, setReturnTo] = useState<number>();
  const [fieldStep, setFieldStep] = useState<number>();
  const step = trail.at(-1) ?? 0;
  const index = screens.of(step);

  /** The step on the screen, to detect that the family left a step while the API was still checking it. */
  const here = useRef<number>(undefined);
  useEffect(() => {
    here.current = step;
    return () => {
      here.current = undefined;
    };
  }, [step]);

  const moveTo = (next: number) => {
    setFieldStep(undefined);
    goTo(screens.wayTo(next, trail));
  };
  const detourTo = (next: number, showsField: boolean) => {
    if (screens.of(next) === index) return;
    if (next < step) setReturnTo(returnTo ?? step);
    setFieldStep(showsField ? next : undefined);
    goTo(screens.wayTo(next, trail));
  };
  const moveOn = (found: object, goal: number) => {
    const next = screens.firstWith(found, index + 1, goal) ?? goal;
    if (next >= goal) setReturnTo(undefined);
    const [first] = screens.all[next] ?? [];
    if (first !== undefined) moveTo(first);
  };

  const goOn = async () => {
    const fields = screens.fieldsOn(index);
    const isWrong = (errors: object) => fields.find((name) => name in errors);
    let found = await validateForm();
    if (isWrong(found) === undefined && (await check(screens.stepsOn(index), values))) {
      found = await validateForm();
    }
    if (here.current !== step) return;
    const wrong = isWrong(found);
    if (wrong === undefined) {
      moveOn(found, returnTo === undefined ? index + 1 : Math.max(index + 1, screens.of(returnTo)));
      return;
    }
    await setTouched({ ...touched, ...Object.fromEntries(fields.map((name) => [name, true])) });
    hold(true);
    showField(wrong);
  };

  const reach = useEffectEvent((field: string) => {
    const target = screens.stepOf(field);
    if (target !== undefined) detourTo(target, true);
  });
  const resumeAt = useEffectEvent(async (left: number) => {
    const goal = screens.of(left);
    const found = await validateForm();
    const wrong = screens.firstWith(found, 0, goal);
    if (wrong !== undefined) {
      setReturnTo(left);
      const missing = screens.fieldsOn(wrong).find((name) => name in found);
      if (missing !== undefined) showField(missing);
      return;
    }
    const [first] = screens.all[goal] ?? [];
    if (first === undefined) return;
    moveTo(first);
    // The removed draft offer had the focus: focus the form's part instead.
    if (screens.of(first) === index) top.current?.focus();
  });
  const visit = useEffectEvent((next: number) => detourTo(next, false));
  useEffect(() => {
    attach({
      reach: (field) => reach(field),
      resumeAt: (left) => void resumeAt(left),
      visit: (next) => visit(next),
    });
    return () => attach(undefined);
  }, [attach]);
  useEffect(() => setStep(step), [setStep, step]);

  // After a refused submit, show the first part with an error.
  const [wasSubmitting, setWasSubmitting] = useState(isSubmitting);
  if (wasSubmitting !== isSubmitting) {
    setWasSubmitting(isSubmitting);
    const wrong = Object.keys(errors).flatMap((name) => screens.stepOf(name) ?? []);
    if (!isSubmitting && wrong.length > 0) detourTo(Math.min(...wrong), true);
  }

  useArrival(step, isMoving, fieldStep === step, top);
  const goBack = trail.length > 1 ? () => moveTo(trail.at(-2) ?? 0) : undefined;
  return { index, step, goOn, isChecking, goBack };
}

/** Scroll to a new part of the form and focus it, or scroll to the field for which the part was opened. */
function useArrival(
  step: number,
  isMoving: boolean,
  showsField: boolean,
  top: RefObject<HTMLElement | null>,
): void {
  const { hold } = useSteps();
  const shown = useRef(step);
  const arrived = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    hold(false);
    if (!showsField) top.current?.focus({ preventScroll: true });
  }, [step, showsField, hold, top]);
  // Scroll after the router, which restores the scroll position of the history entry.
  useEffect(() => {
    if (isMoving || arrived.current === step) return;
    arrived.current = step;
    const { activeElement, body } = document;
    if (!showsField) top.current?.scrollIntoView({ block: 'start' });
    else if (activeElement !== body) activeElement?.scrollIntoView({ block: 'center' });
  }, [step, isMoving, showsField, top]);
}
