import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './form.module.css';
import { useSteps } from './steps/steps-context.ts';

/**
 * After a refused submit: everything that is wrong; each line leads to its field. It takes the focus, and by
 * that alone it is read out: an alert would be read a second time.
 * @param isRefused the form came to the screen with what the API has already refused
 */
export function ErrorSummary({ isRefused }: { isRefused: boolean }) {
  const t = useKitTranslation();
  const { errors, initialValues, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const { showField } = useSteps();
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  // In the order of the fields on the screen, which is that of a form's initial values; the API may name them
  // in another.
  const wrong = Object.keys({ ...initialValues, ...errors }).flatMap((name): [string, string][] => {
    const message = errors[name];
    return typeof message === 'string' ? [[name, message]] : [];
  });
  const isShown = (submitCount > 0 || isRefused) && !isSubmitting && wrong.length > 0;
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown, submitCount]);

  if (!isShown) return null;
  return (
    <Alert ref={summary} role="group" aria-labelledby={titleId}>
      <p id={titleId}>{wrong.length === 1 ? t('form.error') : t('form.errors', { n: wrong.length })}</p>
      <ul className={styles.wrong}>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#field-${name}`}
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
