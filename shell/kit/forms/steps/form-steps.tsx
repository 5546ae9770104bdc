import { Button } from '../../ui/button.tsx';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import styles from './steps.module.css';
import { useSteps } from './steps-context.ts';

export type FormStep = { title: string; fields: readonly string[]; content: ReactNode };

type Props = {
  steps: readonly FormStep[];
  /** Where “Back” leads from the first step; absent, there is none. */
  onBack?: () => void;
  /** What is there already is complete: it can be sent from any step. */
  savesAnywhere?: boolean;
  /** What follows the last step: the submit button. */
  children: ReactNode;
};

type Place = { index: number; setIndex: Dispatch<SetStateAction<number>> };

/**
 * The sections of a long form: below each other where there is room, one at a time on a phone, with how far
 * one is. A step is left forwards only when its own fields are right; what follows the last one (the submit
 * button) comes with it.
 */
export function FormSteps({ steps, onBack, savesAnywhere, children }: Props) {
  const t = useKitTranslation();
  const isWide = useIsWide();
  const { isSubmitting } = useFormikContext();
  // Here, so that a phone that is turned, and is wide for a while, comes back to the same step.
  const [index, setIndex] = useState(0);
  return isWide ? (
    <>
      {steps.map(({ title, content }) => (
        <div key={title}>{content}</div>
      ))}
      {children}
      {onBack && (
        <Button disabled={isSubmitting} onClick={onBack}>
          {t('action.back')}
        </Button>
      )}
    </>
  ) : (
    <OneAtATime {...{ steps, onBack, savesAnywhere, index, setIndex }}>{children}</OneAtATime>
  );
}

function OneAtATime({ steps, onBack, savesAnywhere, index, setIndex, children }: Props & Place) {
  const t = useKitTranslation();
  const { errors, isSubmitting, validateForm, setTouched, touched } =
    useFormikContext<Record<string, unknown>>();
  const top = useRef<HTMLDivElement>(null);
  const { reachFieldsBy } = useSteps();
  const current = steps[index];

  useEffect(() => {
    reachFieldsBy((name) => setIndex((now) => stepOf(steps, name) ?? now));
    return () => reachFieldsBy(undefined);
  }, [reachFieldsBy, setIndex, steps]);

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
      <div ref={top} tabIndex={-1} className={styles.steps} role="status">
        <progress value={index + 1} max={steps.length} aria-label={t('steps.progress')} />
        <span>{t('steps.where', { n: index + 1, of: steps.length })}</span>
      </div>
      {current?.content}
      {!isLast && (
        // The first submit button, so that Enter in a field goes on too.
        <Button
          type={savesAnywhere ? 'default' : 'primary'}
          htmlType="submit"
          block
          onClick={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          {t('action.next')}
        </Button>
      )}
      {(isLast || savesAnywhere) && children}
      {(index > 0 || onBack) && (
        <Button block disabled={isSubmitting} onClick={() => (index > 0 ? goTo(index - 1) : onBack?.())}>
          {t('action.back')}
        </Button>
      )}
    </>
  );
}

function stepOf(steps: readonly FormStep[], name: string): number | undefined {
  const index = steps.findIndex(({ fields }) => fields.includes(name));
  return index < 0 ? undefined : index;
}
