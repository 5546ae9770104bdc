import { type Reason, REASON_LABELS, REASONS, MAX_NOTE_LENGTH } from '@pehchan/contract/accounts';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Redrawn } from '@pehchan/kit/router';
import { Button, FieldError, Labelled, TextArea } from '@pehchan/kit/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { texts } from '../../texts/index.ts';
import { useDialog } from '../use-dialog.ts';
import type { RejectionReasons } from './decisions.ts';
import styles from './reasons-dialog.module.css';

type Props = {
  question: string;
  about: string;
  yes?: string;
  onAnswer: (why: RejectionReasons | undefined) => void;
};

export function ReasonsDialog({ question, about, yes, onAnswer }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const id = useId();
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  const given = useRef<RejectionReasons>(undefined);
  // Pass on the chosen reasons only after the dialog has closed and returned the focus.
  const dialog = useDialog(() => onAnswer(given.current));

  const missing =
    reasons.length === 0
      ? 'invalid.reasons'
      : reasons.includes('other') && note.trim() === ''
        ? 'invalid.note'
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(true);
    if (missing) {
      document.getElementById(`${id}-${missing}`)?.focus();
      return;
    }
    given.current = { reasons: [...reasons], note };
    dialog.current?.close();
  };
  const error = isRefused && missing;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-label={question}
      aria-describedby={`${id}-about`}
    >
      <form noValidate onSubmit={submit}>
        <Redrawn>
          <p>{question}</p>
          <strong id={`${id}-about`} className={styles.about}>
            {about}
          </strong>
          <fieldset className={styles.reasons}>
            <legend>{t('reasons.lead')}</legend>
            {REASONS.map((reason, index) => (
              <label key={reason}>
                <input
                  id={index === 0 ? `${id}-invalid.reasons` : undefined}
                  type="checkbox"
                  checked={reasons.includes(reason)}
                  aria-describedby={error === 'invalid.reasons' ? `${id}-error` : undefined}
                  onChange={(event) =>
                    setReasons(
                      event.target.checked ? [...reasons, reason] : reasons.filter((one) => one !== reason),
                    )
                  }
                />
                {tKit(REASON_LABELS[reason])}
              </label>
            ))}
          </fieldset>
          <Labelled id={`${id}-invalid.note`} label={t('reasons.note')} className={styles.note}>
            <TextArea
              id={`${id}-invalid.note`}
              rows={2}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              aria-invalid={error === 'invalid.note'}
              aria-describedby={error === 'invalid.note' ? `${id}-error` : undefined}
              onChange={(event) => setNote(event.target.value)}
            />
          </Labelled>
          <FieldError id={`${id}-error`} role="alert">
            {error && tKit(error)}
          </FieldError>
          <div className={styles.buttons}>
            <Button onClick={() => dialog.current?.close()}>{tKit('action.cancel')}</Button>
            <Button type="primary" htmlType="submit">
              {yes ?? tKit('action.ok')}
            </Button>
          </div>
        </Redrawn>
      </form>
    </dialog>
  );
}
