import { useTranslation } from '@pehchan/kit';
import { Actions, Button, Icon } from '@pehchan/kit/ui';
import { useState } from 'react';
import { canShare, download, share } from './give-sheet.ts';
import type { Sheet } from './sheet-api.ts';
import styles from './sheet-page.module.css';
import { texts } from './texts/index.ts';

export function SheetActions({ sheet, isMaking }: { sheet: Sheet | undefined; isMaking: boolean }) {
  const t = useTranslation(texts);
  const [outcome, setOutcome] = useState<{ sheet: Sheet; text: 'saved' | 'shareFailed' }>();
  // While the sheet is made, assume that this browser shares it, so that the main action does not move.
  const offersShare = 'share' in navigator && (isMaking || canShare(sheet));
  const give = async () => {
    if (!sheet) return;
    setOutcome(undefined);
    if (!(await share(sheet))) setOutcome({ sheet, text: 'shareFailed' });
  };
  const save = () => {
    if (!sheet) return;
    download(sheet);
    setOutcome({ sheet, text: 'saved' });
  };
  return (
    <>
      <Actions>
        {offersShare && (
          <Button type="primary" loading={isMaking} disabled={!sheet} onClick={() => void give()}>
            {t('share')}
          </Button>
        )}
        <Button
          type={offersShare ? 'default' : 'primary'}
          icon={<Icon name="download" />}
          disabled={!sheet}
          onClick={save}
        >
          {t('download')}
        </Button>
        <Button disabled={!sheet} onClick={() => print()}>
          {t('print')}
        </Button>
      </Actions>
      <p role="status" className={styles.outcome}>
        {isMaking ? t('making') : outcome && outcome.sheet === sheet && t(outcome.text)}
      </p>
    </>
  );
}
