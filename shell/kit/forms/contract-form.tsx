import { Form, Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { errorReply } from '../calls/base-query.ts';
import { useText } from '../i18n/use-text.ts';
import { AntdLook } from '../theme/antd-look.tsx';
import { DraftKeeper } from './draft/draft-keeper.tsx';
import { forgetDraft, keepDraft, type DraftPlace } from './draft/drafts.ts';
import { ErrorSummary } from './error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RevalidateOnLanguageChange } from './revalidate.tsx';
import { StepsProvider } from './steps/steps-provider.tsx';
import { validate } from './validate.ts';

/** Sends the form. A rejected promise leaves the form as it is and shows the API's sentence at each field it names. */
export type Submit<Values> = (values: Values) => Promise<unknown>;

type Props<Values> = {
  schema: AnyObjectSchema;
  initialValues: Values;
  onSubmit: Submit<Values>;
  /** Where what is typed is kept until it is sent; absent, nothing is kept. One object for the life of the form. */
  draft?: DraftPlace;
  /** Sentences that the API has already said about these values, by field. */
  refused?: Record<string, string>;
  /** Asks before the page is left with something typed. */
  guarded?: boolean;
  children: ReactNode;
};

/**
 * A form under a schema of the contract. What goes to `onSubmit` are the raw values: the API parses them again with the same
 * schema, so there is one place where text becomes data.
 */
export function ContractForm<Values extends object>(props: Props<Values>) {
  const { schema, initialValues, onSubmit, draft, refused, guarded, children } = props;
  const text = useText();
  const [isSaved, setSaved] = useState(false);
  return (
    <AntdLook>
      <Formik
        initialValues={initialValues}
        initialErrors={refused as never}
        initialTouched={
          refused && (Object.fromEntries(Object.keys(refused).map((name) => [name, true])) as never)
        }
        validate={(values) => validate(schema, values, text)}
        validateOnChange={false}
        onSubmit={async (values, { setErrors }) => {
          try {
            await onSubmit(values);
            setSaved(true);
            if (draft?.outlivesSubmit) keepDraft(draft, values);
            else if (draft) forgetDraft(draft);
          } catch (error) {
            const fields = errorReply(error)?.fields;
            if (fields) setErrors(underFormNames(fields) as never);
          }
        }}
      >
        <Form noValidate className="form">
          <StepsProvider>
            <ErrorSummary />
            <RevalidateOnLanguageChange text={text} />
            {draft && <DraftKeeper place={draft} isSaved={isSaved} />}
            {guarded && <LeaveGuard isSaved={isSaved} />}
            {children}
          </StepsProvider>
        </Form>
      </Formik>
    </AntdLook>
  );
}

/** The wire has two names for the photo's field, the form has one. */
function underFormNames({ imageFile, image, ...fields }: Record<string, string>): Record<string, string> {
  const photo = imageFile ?? image;
  return photo ? { ...fields, photo } : fields;
}
