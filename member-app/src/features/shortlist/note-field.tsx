import { MAX_SHORTLIST_NOTE } from '@pehchan/contract/shortlist';
import { useTranslation } from '@pehchan/kit';
import { FieldHint, Labelled, TextArea } from '@pehchan/kit/ui';
import { useId } from 'react';
import { texts } from './texts/index.ts';

export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = useTranslation(texts);
  const id = useId();
  const hint = `${id}-hint`;
  return (
    <Labelled id={id} label={t('shortlist.note')}>
      <TextArea
        id={id}
        rows={3}
        maxLength={MAX_SHORTLIST_NOTE}
        value={value}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldHint id={hint}>{t('shortlist.noteLeft', { n: MAX_SHORTLIST_NOTE - value.length })}</FieldHint>
    </Labelled>
  );
}
