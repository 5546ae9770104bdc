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
  yes: string;
  schema: AnyObjectSchema;
  initialValues: Values;
  /** A rejected promise keeps the dialog open and shows the API's message at each refused field. */
  onSubmit: Submit<Values>;
  onClose: () => void;
  children: ReactNode;
};

/** Ask for input before a final action, in a dialog like that of `useConfirm`. */
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
