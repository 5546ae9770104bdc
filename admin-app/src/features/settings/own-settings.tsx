import { LANGUAGES } from '@pehchan/contract/messages';
import { PAGE_SIZES, THEMES, usePreferences, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, FieldHint, LabelledSelect } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import choice from '../../components/lists/choice.module.css';
import styles from './own-settings.module.css';

/** The name of each language in that language, for users who cannot read the current one. */
const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी' };

export function OwnSettings() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { language, theme, pageSize, chooseLanguage, chooseTheme, choosePageSize } = usePreferences();
  return (
    <Card title={t('settings.own')}>
      <div className={styles.settings}>
        <LabelledSelect
          className={choice.choice}
          label={t('settings.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChoose={(value) => chooseLanguage(one(LANGUAGES, value))}
        />
        <LabelledSelect
          className={choice.choice}
          label={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: tKit(`theme.${value}`) }))}
          onChoose={(value) => chooseTheme(one(THEMES, value))}
        />
        <LabelledSelect
          className={choice.choice}
          label={tKit('list.pageSize')}
          value={String(pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChoose={(value) => choosePageSize(one(PAGE_SIZES, value))}
        />
      </div>
      <FieldHint>{t('settings.kept')}</FieldHint>
    </Card>
  );
}

function one<Value extends string | number>(choices: readonly [Value, ...Value[]], text: string): Value {
  return choices.find((choice) => String(choice) === text) ?? choices[0];
}
