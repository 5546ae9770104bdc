import { MAX_REPORT_TEXT, type ReportDecision, type ReportForAdmins } from '@pehchan/contract/reports';
import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Redrawn } from '@pehchan/kit/router';
import { Button, Labelled, TextArea } from '@pehchan/kit/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useDecideReportMutation } from '../../calls/reports.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { texts } from '../../texts/index.ts';
import styles from './reports.module.css';

export type PendingDecision = { report: ReportForAdmins; decision: ReportDecision };
type Props = { pending: PendingDecision; onClose: (isDecided: boolean) => void };

/** Ask for the text of a decision on a report. The dialog closes after saving, and stays open on failure. */
export function DecideDialog({ pending: { report, decision }, onClose }: Props) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [decide, { isLoading }] = useDecideReportMutation();
  const isDecided = useRef(false);
  // The dialog returns the focus before `onClose` is called.
  const dialog = useDialog(() => onClose(isDecided.current));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await decide({ id: report.id, state: decision, text });
    if (error) return;
    isDecided.current = true;
    dialog.current?.close();
  };
  const name = displayName(report.by.name);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`${t(`reports.ask.${decision}`)} ${name}`}>
      <form className={styles.told} onSubmit={(event) => void submit(event)}>
        <Redrawn>
          <p>
            <strong>{name}</strong>
          </p>
          <p className={styles.words}>{report.text}</p>
          <Labelled id={id} label={t(`reports.ask.${decision}`)} className={styles.field}>
            <TextArea
              id={id}
              rows={4}
              maxLength={MAX_REPORT_TEXT}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Labelled>
          <div className={styles.buttons}>
            <Button onClick={() => dialog.current?.close()}>{tKit('action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={isLoading} disabled={text.trim().length < 3}>
              {t('reports.send')}
            </Button>
          </div>
        </Redrawn>
      </form>
    </dialog>
  );
}
