import { SHEET_FORMATS, type SheetFormat } from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/messages';
import { paths, useLanguage, useTranslation, useWayBack } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { useParams } from '@pehchan/kit/router';
import { Button, Choices, Icon, Page } from '@pehchan/kit/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { useOwnPrint } from '../../components/use-own-print.ts';
import { Preview } from './preview.tsx';
import { SheetActions } from './sheet-actions.tsx';
import styles from './sheet-page.module.css';
import { texts } from './texts/index.ts';
import { useSheets } from './use-sheet.ts';

/** Each language in its own script, so that everybody finds theirs. */
const LANGUAGE_NAMES = [
  { value: 'hi', label: 'हिन्दी' },
  { value: 'en', label: 'English' },
] as const;

/** Make the own biodata as one page while this screen opens, so that the press on “Share” only shares it. */
export default function SheetPage() {
  const t = useTranslation(texts);
  const { id = '' } = useParams();
  const screen = useLanguage();
  const [language, setLanguage] = useState<Language>(screen);
  const [format, setFormat] = useState<SheetFormat>('jpeg');
  const goBack = useWayBack(paths.family);
  const { data: own } = useOwnProfilesQuery(OWN_AT_HOME);
  const profile = own?.profiles.find((each) => String(each.id) === id);
  const name = profile && nameOf(profile, language);
  useOwnPrint('sheet');
  const sheets = useSheets(`biodata-${id}`);
  // The picture is also the preview of the PDF.
  const picture = { id, language, format: 'jpeg' } as const;
  const file = { id, language, format };

  const ask = () => {
    void sheets.make(picture);
    if (format === 'pdf') void sheets.make(file);
  };
  const onChoice = useEffectEvent(ask);
  useEffect(() => {
    const begin = () => onChoice();
    begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [id, language, format]);

  const back = (
    <Button icon={<Icon name="left" />} onClick={goBack}>
      {t('back')}
    </Button>
  );
  const { sheet, problem } = sheets.of(file);
  return (
    <Page title={t('title')} lead={t('lead')} before={back}>
      <div className={styles.place}>
        <div className={styles.side}>
          <fieldset className={styles.choice}>
            <legend>{t('language')}</legend>
            <Choices name="language" value={language} onChoose={setLanguage} options={LANGUAGE_NAMES} />
          </fieldset>
          <fieldset className={styles.choice}>
            <legend>{t('format')}</legend>
            <Choices
              name="format"
              value={format}
              onChoose={setFormat}
              options={[...SHEET_FORMATS].reverse().map((value) => ({ value, label: t(`format.${value}`) }))}
            />
          </fieldset>
          <SheetActions sheet={sheet} isMaking={!sheet && !problem} />
          <p className={styles.hint}>{t('note')}</p>
        </div>
        <Preview
          name={name}
          sheet={sheets.of(picture).sheet}
          problem={problem ?? sheets.of(picture).problem}
          onRetry={ask}
        />
      </div>
    </Page>
  );
}
