import { MAX_REPORT_TEXT } from '@pehchan/contract/reports';
import { useTranslation } from '@pehchan/kit';
import { Button, FieldHint, Labelled, TextArea } from '@pehchan/kit/ui';
import { useEffect, useId, useState } from 'react';
import { Sheet } from '../sheet/sheet.tsx';
import { useReportMutation } from './other-family-api.ts';
import { texts } from './texts/index.ts';

type Props = {
  userId: number;
  name: string;
  /** The own biodata that the family has opened, or a biodata of that family. */
  profileId: number;
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

/** Write a report on another family. After a failure the sheet stays open, with the text. */
export function ReportSheet({ userId, name, profileId, text, onChange, onClose }: Props) {
  const t = useTranslation(texts);
  const id = useId();
  const [report, { isLoading }] = useReportMutation();
  useFocusBack();
  const send = async () => {
    const { error } = await report({ userId, profileId, text });
    if (error) return;
    onChange('');
    onClose();
  };
  return (
    <Sheet
      title={name}
      onClose={onClose}
      foot={
        <Button
          block
          type="primary"
          loading={isLoading}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {t('tell.send')}
        </Button>
      }
    >
      <Labelled id={id} label={t('tell.what')}>
        <TextArea
          id={id}
          rows={4}
          maxLength={MAX_REPORT_TEXT}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        <FieldHint id={`${id}-hint`}>{t('tell.hint', { n: MAX_REPORT_TEXT - text.length })}</FieldHint>
      </Labelled>
    </Sheet>
  );
}

function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => (before instanceof HTMLElement ? before.focus() : undefined), [before]);
}
