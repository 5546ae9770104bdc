import { useLanguage, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, FailedState, LoadingState } from '@pehchan/kit/ui';
import { memo } from 'react';
import { useStatisticsQuery } from '../../calls/overview.ts';
import { texts } from '../../texts/index.ts';
import { Chart } from './chart.tsx';
import styles from './charts.module.css';

export default memo(function Charts() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const { data, isLoading, refetch } = useStatisticsQuery();
  const genders = (rows: { male: number; female: number }[]) => [
    { name: tKit('gender.FEMALE'), values: rows.map(({ female }) => female) },
    { name: tKit('gender.MALE'), values: rows.map(({ male }) => male) },
  ];
  return (
    <Card title={t('charts.title')}>
      {isLoading && <LoadingState rows={6} />}
      {!isLoading && !data && (
        <FailedState onRetry={() => void refetch()}>{tKit('failed.statistics')}</FailedState>
      )}
      {data && (
        <div className={styles.charts}>
          <Chart
            kind="lines"
            title={t('charts.weeks')}
            of={t('charts.week')}
            names={data.weeks.map(({ monday }) => dayOf(monday, language))}
            series={[
              {
                name: t('charts.registrations'),
                values: data.weeks.map(({ registrations }) => registrations),
              },
              { name: t('charts.approvals'), values: data.weeks.map(({ approvals }) => approvals) },
            ]}
          />
          <Chart
            kind="bars"
            title={t('charts.ages')}
            of={t('charts.age')}
            names={data.ages.map(({ from, to }) =>
              to === null ? t('charts.from', { from }) : t('charts.band', { from, to }),
            )}
            series={genders(data.ages)}
          />
          <Chart
            kind="bars"
            title={t('charts.villages')}
            of={tKit('field.village')}
            names={data.villages.map(({ village }) => tKit(`village.${village}`))}
            series={genders(data.villages)}
          />
        </div>
      )}
    </Card>
  );
});

function dayOf(monday: string, language: string): string {
  const words = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Date(`${monday}T00:00:00Z`).toLocaleDateString(`${language}-IN`, words);
}
