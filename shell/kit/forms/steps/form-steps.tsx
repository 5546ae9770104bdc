import { Button } from '../../ui/button.tsx';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { useSteps } from './steps-context.ts';

export type FormStep = { title: string; fields: readonly string[]; content: ReactNode };

type Props = {
  steps: readonly FormStep[];
  /** Where “Back” leads from the first step; absent, there is none. */
  onBack?: () => void;
  children: ReactNode;
};

/**
 * The sections of a long form: below each other where there is room, one at a time on a phone, with how far one is. A step is
 * left forwards only when its own fields are right; what follows the last one (the submit button) comes with it.
 */
export function FormSteps({ steps, onBack, children }: Props) {
  const text = useText();
  const isWide = useIsWide();
  const { isSubmitting } = useFormikContext();
  return isWide ? (
    <>
      {steps.map(({ title, content }) => (
        <div key={title}>{content}</div>
      ))}
      {children}
      {onBack && (
        <Button disabled={isSubmitting} onClick={onBack}>
          {text('action.back')}
        </Button>
      )}
    </>
  ) : (
    <OneAtATime steps={steps} onBack={onBack}>
      {children}
    </OneAtATime>
  );
}

function OneAtATime({ steps, onBack, children }: Props) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const { errors, isSubmitting, validateForm, setTouched, touched } =
    useFormikContext<Record<string, unknown>>();
  const top = useRef<HTMLDivElement>(null);
  const { reachFieldsBy } = useSteps();
  const current = steps[index];

  useEffect(() => {
    reachFieldsBy((name) => setIndex((now) => stepOf(steps, name) ?? now));
    return () => reachFieldsBy(undefined);
  }, [reachFieldsBy, steps]);

  // A submit that was refused, by the rules or by the API, shows the first step that has something to mend.
  const [wasSubmitting, setWasSubmitting] = useState(isSubmitting);
  if (wasSubmitting !== isSubmitting) {
    setWasSubmitting(isSubmitting);
    const wrong = Object.keys(errors).map((name) => stepOf(steps, name));
    const known = wrong.filter((step) => step !== undefined);
    if (!isSubmitting && known.length > 0) setIndex(Math.min(...known));
  }

  const goTo = (next: number) => {
    setIndex(next);
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  const goOn = async () => {
    const found = await validateForm();
    const wrong = current?.fields.find((name) => name in found);
    if (!wrong) return goTo(index + 1);
    await setTouched({
      ...touched,
      ...Object.fromEntries((current?.fields ?? []).map((name) => [name, true])),
    });
    document.getElementById(`field-${wrong}`)?.focus();
  };

  const isLast = index === steps.length - 1;
  return (
    <>
      <div ref={top} tabIndex={-1} className="steps" role="status">
        <progress value={index + 1} max={steps.length} aria-label={text('steps.progress')} />
        <span>{text('steps.where', { n: index + 1, of: steps.length })}</span>
      </div>
      {current?.content}
      {isLast ? (
        children
      ) : (
        // The form's submit button for as long as there is no other, so that Enter in a field goes on too.
        <Button
          type="primary"
          htmlType="submit"
          block
          onClick={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          {text('action.next')}
        </Button>
      )}
      {(index > 0 || onBack) && (
        <Button block disabled={isSubmitting} onClick={() => (index > 0 ? goTo(index - 1) : onBack?.())}>
          {text('action.back')}
        </Button>
      )}
    </>
  );
}

function stepOf(steps: readonly FormStep[], name: string): number | undefined {
  const index = steps.findIndex(({ fields }) => fields.includes(name));
  return index < 0 ? undefined : index;
}
