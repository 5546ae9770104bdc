import {
  Form,
  Formik,
  setNestedObjectValues,
  type FormikErrors,
  type FormikProps,
  type FormikTouched,
} from 'formik';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { isSchema, type AnyObjectSchema } from 'yup';
import { errorReply } from '../calls/base-query.ts';
import { useAccount } from '../calls/use-account.ts';
import { wantRefusals } from '../i18n/texts.ts';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { DraftKeeper } from './draft/draft-keeper.tsx';
import { forgetDraft, keepDraft, type DraftPlace } from './draft/drafts.ts';
import { useOwnPlace } from './draft/use-own-place.ts';
import { ErrorSummary } from './error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { FieldErrors } from './field-errors.ts';
import { FormNameContext } from './field-ids.ts';
import { NamedField } from './named-field.tsx';
import { NoteRefusalContext, type NoteRefusal } from './note-refusal.ts';
import { RevalidateOnLanguageChange } from './revalidate.tsx';
import { StepsProvider } from './steps/steps-provider.tsx';
import { announceFilled, finishTyping } from './unannounced.ts';
import { validate } from './validate.ts';
import styles from './form.module.css';

/** Send the form. If the promise rejects, the form shows the API's message at each refused field. */
export type Submit<Values> = (values: Values) => Promise<unknown>;

type Props<Values> = {
  name?: string;
  schema: AnyObjectSchema;
  initialValues: Values;
  onSubmit: Submit<Values>;
  /** Where the form's draft is stored, if it has one. Must stay the same object for the life of the form. */
  draft?: DraftPlace;
  refused?: FormikErrors<Values>;
  guarded?: boolean;
  children: ReactNode;
};

/** Show a form that validates with a schema of the contract. `onSubmit` gets raw text; the API parses it. */
export function ContractForm<Values extends object>(props: Props<Values>) {
  const { name = '', schema, initialValues, onSubmit, refused, guarded, children } = props;
  const draft = useOwnPlace(props.draft);
  const account = useAccount();
  const t = useKitTranslation();
  useEffect(wantRefusals, []);
  // A form in a dialog can be outside the router, and then cannot ask before its screen is left.
  const isRouted = useInRouterContext();
  const [isSaved, setSaved] = useState(false);
  /** The same as the state `isSaved`, but available before the next render. */
  const isSent = useRef(false);
  const formik = useRef<FormikProps<Values>>(null);
  const [fieldErrors] = useState(() => {
    const errors = new FieldErrors();
    errors.set(initialValues, refused ?? {});
    return errors;
  });
  const noteRefusal = useCallback<NoteRefusal>(
    (values, error) => {
      const fields = underFormNames(errorReply(error)?.fields ?? {});
      fieldErrors.set(values, fields);
      return fields;
    },
    [fieldErrors],
  );
  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      initialErrors={refused}
      initialTouched={refused && setNestedObjectValues<FormikTouched<Values>>(refused, true)}
      validate={async (values) => ({
        ...fieldErrors.of(values),
        ...(await validate(schema, values, t, initialValues)),
      })}
      validateOnChange={false}
      onSubmit={async (values, { setFieldError }) => {
        try {
          await onSubmit(values);
          isSent.current = true;
          setSaved(true);
          if (draft?.outlivesSubmit) keepDraft(draft, account, values);
          else if (draft) forgetDraft(draft);
        } catch (error) {
          for (const [name, sentence] of Object.entries(noteRefusal(values, error))) {
            setFieldError(name, sentence);
          }
        }
      }}
    >
      <Form
        noValidate
        className={styles.form}
        onMouseDown={keepFocusWhilePressing}
        onClickCapture={(event) => {
          dropSecondTap(event);
          // The Enter key in a field also runs this handler: the browser clicks the form's button.
          if (!isSubmitButton(event.target)) return;
          announceFilled(event.currentTarget, formik.current?.values ?? {});
          finishTyping(event.currentTarget);
        }}
        onSubmitCapture={() => fieldErrors.clear()}
      >
        <FormNameContext value={name}>
          <NoteRefusalContext value={noteRefusal}>
            <StepsProvider photoStays={isOptional(schema, 'photo')}>
              <ErrorSummary isRefused={refused !== undefined} />
              <RevalidateOnLanguageChange text={t} />
              {draft && <DraftKeeper place={draft} isSaved={isSaved} isSent={isSent} />}
              {guarded && <LeaveGuard isSaved={isSaved} />}
              {children}
              {isRouted && <NamedField />}
            </StepsProvider>
          </NoteRefusalContext>
        </FormNameContext>
      </Form>
    </Formik>
  );
}

function isOptional({ fields }: AnyObjectSchema, name: string): boolean {
  const field: unknown = fields[name];
  const facts: object = isSchema(field) ? field.describe() : {};
  return 'optional' in facts && facts.optional === true;
}

/** Keep the focus in a field until the click ends: leaving it shows an error, which moves the button. */
function keepFocusWhilePressing(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a, label, summary')) {
    event.preventDefault();
  }
}

/** Ignore the second of two quick taps, which would press the next part's button and show all its errors. */
function dropSecondTap(event: MouseEvent): void {
  const isSecond = event.detail > 1;
  if (!isSecond || !isSubmitButton(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

const isSubmitButton = (target: EventTarget) =>
  target instanceof Element && target.closest('[type=submit], [data-sends]') !== null;

function underFormNames({ imageFile, image, ...fields }: Record<string, string>): Record<string, string> {
  const photo = imageFile ?? image;
  return photo ? { ...fields, photo } : fields;
}
