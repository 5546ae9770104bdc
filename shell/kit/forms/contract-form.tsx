import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { errorReply } from '../calls/base-query.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorSummary } from './error-summary.tsx';
import { validate } from './validate.ts';

/** Sends the form. A rejected promise leaves the form as it is and shows the API's sentence at each field it names. */
export type Submit<Values> = (values: Values) => Promise<unknown>;

/**
 * A form under a schema of the contract. What goes to `onSubmit` are the raw values: the API parses them again with the same
 * schema, so there is one place where text becomes data.
 */
export function ContractForm<Values extends object>({
  schema,
  initialValues,
  onSubmit,
  children,
}: {
  schema: AnyObjectSchema;
  initialValues: Values;
  onSubmit: Submit<Values>;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => validate(schema, values, text)}
      validateOnChange={false}
      onSubmit={async (values, { setErrors }) => {
        try {
          await onSubmit(values);
        } catch (error) {
          const fields = errorReply(error)?.fields;
          if (fields) setErrors(fields as never);
        }
      }}
    >
      <Form noValidate className="form">
        <FocusSummaryAfterRefusal />
        <RevalidateOnLanguageChange text={text} />
        {children}
      </Form>
    </Formik>
  );
}

/** After a refused submit the summary is shown, focused and read out; each line leads to its field. */
function FocusSummaryAfterRefusal() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const summary = useRef<HTMLDivElement>(null);
  const refused = submitCount > 0 && !isSubmitting && !isValid;
  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused, submitCount]);
  return refused ? <ErrorSummary ref={summary} /> : null;
}

/** Sentences already on the screen follow the language. */
function RevalidateOnLanguageChange({ text }: { text: unknown }) {
  const { validateForm, submitCount } = useFormikContext();
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current !== text && submitCount > 0) void validateForm();
    seen.current = text;
  }, [text, submitCount, validateForm]);
  return null;
}
