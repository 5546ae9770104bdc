import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSteps } from './steps/steps-context.ts';

/** After a refused submit: everything that is wrong, focused and read out; each line leads to its field. */
export function ErrorSummary() {
  const text = useText();
  const { errors, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const { showField } = useSteps();
  const summary = useRef<HTMLDivElement>(null);
  const wrong = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isShown = submitCount > 0 && !isSubmitting && wrong.length > 0;
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown, submitCount]);

  if (!isShown) return null;
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
      <p>{text('form.errors', { n: wrong.length })}</p>
      <ul>
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
    </div>
  );
}
