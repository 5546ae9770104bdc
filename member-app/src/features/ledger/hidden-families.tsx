import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, FailedState } from '@pehchan/kit/ui';
import { HideButton } from '../../components/other-family/hide-button.tsx';
import { useHiddenFamiliesQuery } from '../../components/other-family/other-family-api.ts';
import { texts as familyTexts } from '../../components/other-family/texts/index.ts';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';

/** List hidden families, including those that never opened a biodata. */
export function HiddenFamilies() {
  const t = useTranslation(texts);
  const tFamily = useTranslation(familyTexts);
  const tKit = useKitTranslation();
  const { data, isError, refetch } = useHiddenFamiliesQuery();
  if (!data && isError) {
    return <FailedState onRetry={() => void refetch()}>{tFamily('hidden.failed')}</FailedState>;
  }
  if (!data || data.families.length === 0) return null;
  return (
    <Card title={t('hidden.title')}>
      <p>{t('hidden.lead')}</p>
      <ul className={styles.rows} aria-label={t('hidden.title')}>
        {data.families.map(({ userId, name, village }) => (
          <li key={userId} className={styles.row}>
            {t('line.from', { name: displayName(name), village: tKit(`village.${village}`) })}
            <HideButton userId={userId} name={displayName(name)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
