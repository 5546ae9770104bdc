import { useEffect, useRef, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Redrawn } from '../router/redrawn.tsx';
import { Button } from '../ui/button.tsx';
import styles from '../ui/dialog.module.css';
import { ContractForm, type Submit } from './contract-form.tsx';
import { SubmitButton } from './submit-button.tsx';

type Props<Values> = {
  question: string;
  /** What the button that does it is called. */
  yes: string;
  schema: AnyObjectSchema;
  initialValues: Values;
  /** A rejected promise leaves the dialog open, with the API's sentence at each field it names. */
  onSubmit: Submit<Values>;
  onClose: () => void;
  /** What there is to know before it, and the fields. */
  children: ReactNode;
};

/** Asks for something before what is final: a question as `useConfirm`'s, with fields. */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const { question, yes, schema, initialValues, onSubmit, onClose, children } = props;
  const t = useKitTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} role="alertdialog" aria-label={question} onClose={onClose}>
      <p>{question}</p>
      <ContractForm name="dialog" schema={schema} initialValues={initialValues} onSubmit={onSubmit}>
        <Redrawn>
          {children}
          <SubmitButton>{yes}</SubmitButton>
          <Button block onClick={() => dialog.current?.close()}>
            {t('action.cancel')}
          </Button>
        </Redrawn>
      </ContractForm>
    </dialog>
  );
}
