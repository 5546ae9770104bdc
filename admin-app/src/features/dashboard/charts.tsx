import { useLanguage, useText, useTexts } from '@pehchan/kit';
import { Card, FailedState, LoadingState } from '@pehchan/kit/ui';
import { memo } from 'react';
import { useStatisticsQuery } from '../../calls/overview.ts';
import { texts } from '../../texts/index.ts';
import { Chart } from './chart.tsx';
import styles from './charts.module.css';

/** The register in figures. Default export: it is loaded lazily, with the library that draws. */
export default memo(function Charts() {
  const text = useText();
  const own = useTexts(texts);
  const language = useLanguage();
  const { data, isLoading, refetch } = useStatisticsQuery();
  const genders = (rows: { male: number; female: number }[]) => [
    { name: text('gender.FEMALE'), values: rows.map(({ female }) => female) },
    { name: text('gender.MALE'), values: rows.map(({ male }) => male) },
  ];
  return (
    <Card title={own('charts.title')}>
      {isLoading && <LoadingState rows={6} />}
      {!isLoading && !data && (
        <FailedState onRetry={() => void refetch()}>{text('failed.statistics')}</FailedState>
      )}
      {data && (
        <div className={styles.charts}>
          <Chart
            kind="lines"
            title={own('charts.weeks')}
            of={own('charts.week')}
            names={data.weeks.map(({ monday }) => dayOf(monday, language))}
            series={[
              {
                name: own('charts.registrations'),
                values: data.weeks.map(({ registrations }) => registrations),
              },
              { name: own('charts.approvals'), values: data.weeks.map(({ approvals }) => approvals) },
            ]}
          />
          <Chart
            kind="bars"
            title={own('charts.ages')}
            of={own('charts.age')}
            names={data.ages.map(({ from, to }) =>
              to === null ? own('charts.from', { from }) : own('charts.band', { from, to }),
            )}
            series={genders(data.ages)}
          />
          <Chart
            kind="bars"
            title={own('charts.villages')}
            of={text('field.village')}
            names={data.villages.map(({ village }) => text(`village.${village}`))}
            series={genders(data.villages)}
          />
        </div>
      )}
    </Card>
  );
});

/** A week by its Monday, as short as it can be told. */
function dayOf(monday: string, language: string): string {
  const words = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Date(`${monday}T00:00:00Z`).toLocaleDateString(`${language}-IN`, words);
}
