import type { ViewedProfile } from '@pehchan/contract/biodata';
import { displayName, useTranslation } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useState } from 'react';
import { Sheet } from '../sheet/sheet.tsx';
import styles from './family-sheet.module.css';
import { useHideFamilyMutation } from './other-family-api.ts';
import { ReportSheet } from './report-sheet.tsx';
import { texts } from './texts/index.ts';

export type FamilySheetProps = {
  profile: ViewedProfile;
  onClose: () => void;
  onHidden: () => void;
};

export function FamilySheet({ profile, onClose, onHidden }: FamilySheetProps) {
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const [hide, { isLoading }] = useHideFamilyMutation();
  const [isReporting, setReporting] = useState(false);
  const [text, setText] = useState('');
  const { id: userId } = profile.user;
  const name = displayName(profile.user.name);
  const hideFamily = async () => {
    if (!(await confirm(t('hide.ask', { name }), t('hide.does'), { yes: t('hide.yes') }))) return;
    const { error } = await hide(userId);
    if (!error) onHidden();
  };
  if (isReporting) {
    const report = { userId, name, profileId: profile.id, text, onChange: setText, onClose };
    return <ReportSheet key="report" {...report} />;
  }
  return (
    <Sheet title={t('more.title', { name })} onClose={onClose}>
      <div className={styles.choices}>
        <Button block icon={<Icon name="cross" />} loading={isLoading} onClick={() => void hideFamily()}>
          {t('hide.action')}
        </Button>
        <Button block icon={<Icon name="chat" />} onClick={() => setReporting(true)}>
          {t('tell.action')}
        </Button>
      </div>
    </Sheet>
  );
}
