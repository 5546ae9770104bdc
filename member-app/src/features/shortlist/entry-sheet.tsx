import type { Profile } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Button } from '@pehchan/kit/ui';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { useTakeOff } from '../../components/star/use-take-off.ts';
import { useKeepOnShortlistMutation, type EntryData } from '../../shortlist-api.ts';
import { texts } from './texts/index.ts';
import { ChildField } from './child-field.tsx';
import { NoteField } from './note-field.tsx';
import styles from './shortlist.module.css';
import { StageChoice } from './stage-choice.tsx';
import type { Listed } from './use-children.ts';

type Props = {
  entry: Listed;
  suitors: Profile[];
  child: Profile | undefined;
  changed: Partial<EntryData>;
  onChange: (changed: Partial<EntryData>) => void;
  onClose: () => void;
};

/** Edit an entry of the shortlist. The sheet closes after saving; after a failure the changes stay. */
export function EntrySheet({ entry, suitors, child, changed, onChange, onClose }: Props) {
  const t = useTranslation(texts);
  const { profile } = entry;
  const [keep, { isLoading }] = useKeepOnShortlistMutation();
  const { takeOff, isLoading: isGoing } = useTakeOff();
  const { stage, note, forProfile } = { ...entry, forProfile: child?.id ?? null, ...changed };
  const change = (more: Partial<EntryData>) => onChange({ ...changed, ...more });
  const save = async () => {
    const { error } = await keep({ profile, changes: changed });
    if (error) return;
    onChange({});
    onClose();
  };
  return (
    <Sheet
      title={nameOf(profile, useLanguage())}
      onClose={onClose}
      foot={
        <Button block type="primary" loading={isLoading} disabled={isGoing} onClick={() => void save()}>
          {t('shortlist.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <StageChoice stage={stage} onChoose={(chosen) => change({ stage: chosen })} />
        {suitors.length > 1 && (
          <ChildField suitors={suitors} value={forProfile} onChoose={(id) => change({ forProfile: id })} />
        )}
        <NoteField value={note} onChange={(text) => change({ note: text })} />
        <Button block danger disabled={isLoading || isGoing} onClick={() => void takeOff(entry)}>
          {t('shortlist.takeOff')}
        </Button>
      </div>
    </Sheet>
  );
}
