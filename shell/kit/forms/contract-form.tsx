import { Form, Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { errorReply } from '../calls/base-query.ts';
import { useText } from '../i18n/use-text.ts';
import { AntdLook } from '../theme/antd-look.tsx';
import { DraftKeeper } from './draft/draft-keeper.tsx';
import { forgetDraft, keepDraft } from './draft/drafts.ts';
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
  /** Under which name what is typed is kept on this device until it is sent; absent, nothing is kept. */
  draftKey?: string;
  /** What was typed stays kept after the submit: the form is one step of several, and the last one forgets it. */
  keepsDraft?: boolean;
  /** Asks before the page is left with something typed. */
  guarded?: boolean;
  children: ReactNode;
};

/**
 * A form under a schema of the contract. What goes to `onSubmit` are the raw values: the API parses them again with the same
 * schema, so there is one place where text becomes data.
 */
export function ContractForm<Values extends object>(props: Props<Values>) {
  const { schema, initialValues, onSubmit, draftKey, keepsDraft, guarded, children } = props;
  const text = useText();
  const [isSaved, setSaved] = useState(false);
  return (
    <AntdLook>
      <Formik
        initialValues={initialValues}
        validate={(values) => validate(schema, values, text)}
        validateOnChange={false}
        onSubmit={async (values, { setErrors }) => {
          try {
            await onSubmit(values);
            setSaved(true);
            if (draftKey && keepsDraft) keepDraft(draftKey, values);
            else if (draftKey) forgetDraft(draftKey);
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
            {draftKey && <DraftKeeper draftKey={draftKey} isSaved={isSaved} />}
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
