import { useFormikContext } from 'formik';
import type { Ref } from 'react';
import { useText } from '../i18n/use-text.ts';

/** Everything that is wrong, on top of the form; each line leads to its field. */
export function ErrorSummary({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const text = useText();
  const { errors } = useFormikContext<Record<string, unknown>>();
  const wrong = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <p>{text('form.errors', { n: wrong.length })}</p>
      <ul>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#field-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`field-${name}`)?.focus();
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
