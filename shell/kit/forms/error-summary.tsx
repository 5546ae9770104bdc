import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Alert } from '../ui/alert.tsx';
import { useFieldIds } from './field-ids.ts';
import styles from './form.module.css';
import { useSteps } from './steps/steps-context.ts';

/** After a refused submit, list all errors and focus the list: an alert role would read it aloud twice. */
export function ErrorSummary({ isRefused }: { isRefused: boolean }) {
  const t = useKitTranslation();
  const { errors, touched, initialValues, submitCount, isSubmitting } =
    useFormikContext<Record<string, unknown>>();
  const { showField, isHeld } = useSteps();
  const idOf = useFieldIds();
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  // List errors in the order of the initial values, as on the screen. Untouched fields have no error yet.
  const wrong = Object.keys({ ...initialValues, ...errors }).flatMap((name): [string, string][] => {
    const message = errors[name];
    const isSeen = Boolean(touched[name]) || !(name in initialValues);
    return typeof message === 'string' && isSeen ? [[name, message]] : [];
  });
  const isDue = submitCount > 0 || isRefused || (isHeld && wrong.length > 1);
  const isShown = isDue && !isSubmitting && wrong.length > 0;
  const focusedAt = useRef(isRefused ? undefined : 0);
  useEffect(() => {
    if (!isShown || focusedAt.current === submitCount) return;
    focusedAt.current = submitCount;
    summary.current?.focus();
  }, [isShown, submitCount]);

  if (!isShown) return null;
  return (
    <Alert ref={summary} role="group" aria-labelledby={titleId}>
      <p id={titleId}>{wrong.length === 1 ? t('form.error') : t('form.errors', { n: wrong.length })}</p>
      <ul className={styles.wrong}>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                showField(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
