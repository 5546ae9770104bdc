import type { OwnReport } from '@pehchan/contract/reports';
import { displayName, formatInstant, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Card, FailedState, Tag } from '@pehchan/kit/ui';
import { useOwnReportsQuery } from '../../components/other-family/other-family-api.ts';
import { texts as familyTexts } from '../../components/other-family/texts/index.ts';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';

export function OwnReports() {
  const t = useTranslation(texts);
  const tFamily = useTranslation(familyTexts);
  // Load the reports at each visit: an administrator may have answered one since the last visit.
  const { data, isError, refetch } = useOwnReportsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isError) {
    return <FailedState onRetry={() => void refetch()}>{tFamily('told.failed')}</FailedState>;
  }
  if (!data || data.reports.length === 0) return null;
  return (
    <Card title={t('told.title')}>
      <ul className={styles.rows} aria-label={t('told.title')}>
        {data.reports.map((report) => (
          <li key={report.id} className={styles.told}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Report({ report: { about, createdAt, state, text, answer } }: { report: OwnReport }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const name = displayName(about.name);
  return (
    <>
      <p>
        <strong>{t('line.from', { name, village: tKit(`village.${about.village}`) })}</strong>{' '}
        <Tag tone={state === 'answered' ? 'success' : undefined}>{t(`told.state.${state}`)}</Tag>
      </p>
      <p>{formatInstant(language, createdAt)}</p>
      <p className={styles.words}>{text}</p>
      {answer && (
        <>
          <p>
            <strong>{t('told.answer')}</strong>
          </p>
          <p className={styles.words}>{answer}</p>
        </>
      )}
    </>
  );
}
