import { MAX_ACCOUNT_NOTE, type UserWithProfiles } from '@pehchan/contract/review';
import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Redrawn } from '@pehchan/kit/router';
import { Button, FieldHint, Labelled, TextArea } from '@pehchan/kit/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useAddNoteMutation } from '../../../calls/users.ts';
import { useDialog } from '../../../components/use-dialog.ts';
import { texts } from '../../../texts/index.ts';
import styles from '../../../components/review/reasons-dialog.module.css';

type Props = { user: UserWithProfiles; onAnswer: (isLater: boolean) => void };

/** Put a family off, with a private note for the other administrators. */
export function LaterDialog({ user, onAnswer }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const id = useId();
  const [note, setNote] = useState('');
  const [addNote, { isLoading }] = useAddNoteMutation();
  const isLater = useRef(false);
  const dialog = useDialog(() => onAnswer(isLater.current));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (text && (await addNote({ id: user.id, text })).error) return;
    isLater.current = true;
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('later.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Redrawn>
          <p>{t('later.title')}</p>
          <strong className={styles.about}>{displayName(user.name)}</strong>
          <Labelled id={id} label={t('note.label')} className={styles.note}>
            <TextArea
              id={id}
              rows={3}
              maxLength={MAX_ACCOUNT_NOTE}
              value={note}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setNote(event.target.value)}
            />
            <FieldHint id={`${id}-hint`}>{t('note.hint')}</FieldHint>
          </Labelled>
          <div className={styles.buttons}>
            <Button onClick={() => dialog.current?.close()}>{tKit('action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {t('deck.later')}
            </Button>
          </div>
        </Redrawn>
      </form>
    </dialog>
  );
}
