import { useFormikContext } from 'formik';
import { Fragment, useRef, type ReactNode, type RefObject } from 'react';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { sentencesOfLost } from './use-again.ts';
import { Screens, type FormStep } from './screens.ts';
import { useSteps } from './steps-context.ts';
import styles from './steps.module.css';
import { useParts } from './use-parts.ts';

type Props = {
  steps: readonly FormStep[];
  onBack?: () => void;
  /** Adds a save button to each part of the form, for an existing record. */
  savesAnywhere?: boolean;
  children: ReactNode;
};

/** Show the parts of a form: one at a time on a phone, those with the same `screen` together on a desktop. */
export function FormSteps({ steps, onBack, savesAnywhere, children }: Props) {
  const t = useKitTranslation();
  const { isSubmitting } = useFormikContext();
  const top = useRef<HTMLDivElement>(null);
  const screens = new Screens(steps, useIsWide());
  const { index, step, goOn, isChecking, goBack = onBack } = useParts(screens, top);
  const shown = screens.stepsOn(index);
  const last = shown.at(-1);
  const isLast = index === screens.all.length - 1;
  // The form scrolls to a part below the top of its screen if the review opened it.
  const place = screens.all[index]?.indexOf(step) ?? 0;
  const isLower = place > 0;
  return (
    <>
      {screens.all.length > 1 && (
        <Counter top={isLower ? undefined : top} at={index + 1} of={screens.all.length} />
      )}
      <Lost fields={screens.fieldsOn(index)} />
      {shown.map(({ title, content }, at) => {
        const isOpened = isLower && at === place;
        return (
          <div
            key={title}
            ref={isOpened ? top : undefined}
            tabIndex={isOpened ? -1 : undefined}
            className={styles.part}
          >
            {content}
          </div>
        );
      })}
      {!isLast && (
        // Draw this button before other submit buttons: the Enter key in a field presses the first one.
        <Button
          type={savesAnywhere ? 'default' : 'primary'}
          htmlType="submit"
          block
          disabled={isSubmitting}
          loading={isChecking}
          onClick={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          {last?.next ?? t('action.next')}
        </Button>
      )}
      {(isLast || savesAnywhere) && children}
      {goBack && (
        <Button block disabled={isSubmitting} onClick={goBack}>
          {t('action.back')}
        </Button>
      )}
      {shown.map(({ title, aside }) => (
        <Fragment key={title}>{aside}</Fragment>
      ))}
    </>
  );
}

function Lost({ fields }: { fields: readonly string[] }) {
  const t = useKitTranslation();
  const { values } = useFormikContext<Record<string, unknown>>();
  const { lost, photoStays } = useSteps();
  const blank = lost.filter((name) => !values[name]);
  const sentences = sentencesOfLost(blank, photoStays);
  if (sentences.length === 0 || blank.some((name) => fields.includes(name))) return null;
  return <Note role="status">{sentences.map((key) => t(key)).join(' ')}</Note>;
}

type CounterProps = { top: RefObject<HTMLDivElement | null> | undefined; at: number; of: number };

function Counter({ top, at, of }: CounterProps) {
  const t = useKitTranslation();
  return (
    <div ref={top} tabIndex={-1} className={styles.steps} role="status">
      <progress value={at} max={of} aria-label={t('steps.progress')} />
      <span>{t('steps.where', { n: at, of })}</span>
    </div>
  );
}
