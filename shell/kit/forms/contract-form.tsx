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

/**
 * Sends the form. A rejected promise leaves the form as it is and shows the API's sentence at each field it
 * names.
 */
export type Submit<Values> = (values: Values) => Promise<unknown>;

type Props<Values> = {
  /** What tells its fields from those of another form on the page. */
  name?: string;
  schema: AnyObjectSchema;
  initialValues: Values;
  onSubmit: Submit<Values>;
  /**
   * Where what is typed is kept until it is sent; absent, nothing is kept. One object for the life of the
   * form.
   */
  draft?: DraftPlace;
  /** Sentences that the API has already said about these values, by field. */
  refused?: FormikErrors<Values>;
  /** Asks before the page is left with something typed. */
  guarded?: boolean;
  children: ReactNode;
};

/**
 * A form under a schema of the contract. What goes to `onSubmit` are the raw values: the API parses them
 * again with the same schema, so there is one place where text becomes data.
 */
export function ContractForm<Values extends object>(props: Props<Values>) {
  const { name = '', schema, initialValues, onSubmit, refused, guarded, children } = props;
  const draft = useOwnPlace(props.draft);
  const account = useAccount();
  const t = useKitTranslation();
  useEffect(wantRefusals, []);
  // A question before something final may stand outside of any screen.
  const isRouted = useInRouterContext();
  const [isSaved, setSaved] = useState(false);
  /** The same, before anything is drawn anew. */
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
          // The button that sends the form or opens its next part. Enter in a field clicks it too.
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

/**
 * A field that is left is checked, and the sentences that come or go move what stands below them: a button
 * would no longer be under the finger when it is let go, and the press would be lost. So the field keeps the
 * focus until the click has come.
 */
function keepFocusWhilePressing(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a, label, summary')) {
    event.preventDefault();
  }
}

/**
 * Many people tap twice. The second tap would press the button of the part that has just come under the
 * finger, and have all of that part said to be missing.
 */
function dropSecondTap(event: MouseEvent): void {
  const isSecond = event.detail > 1;
  if (!isSecond || !isSubmitButton(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

const isSubmitButton = (target: EventTarget) =>
  target instanceof Element && target.closest('[type=submit], [data-sends]') !== null;

/** The wire has two names for the photo's field, the form has one. */
function underFormNames({ imageFile, image, ...fields }: Record<string, string>): Record<string, string> {
  const photo = imageFile ?? image;
  return photo ? { ...fields, photo } : fields;
}
