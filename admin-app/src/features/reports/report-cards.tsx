import { displayName, formatInstant, useLanguage, useTranslation } from '@pehchan/kit';
import { CardList, Facts, ItemCard } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { Family, StateTag, ReportContent } from './report-parts.tsx';
import type { ReportRowsProps } from './rows-props.ts';

export function ReportCards({ reports, actions }: ReportRowsProps) {
  const t = useTranslation(texts);
  const language = useLanguage();
  return (
    <CardList label={t('reports.list')}>
      {reports.map((report) => (
        <li key={report.id}>
          <ItemCard
            label={displayName(report.by.name)}
            head={
              <h3>
                {displayName(report.by.name)} <StateTag state={report.state} />
              </h3>
            }
            actions={actions(report)}
          >
            <Facts
              facts={[
                { label: t('reports.by'), value: <Family family={report.by} />, wide: true },
                { label: t('reports.about'), value: <Family family={report.about} />, wide: true },
                { label: t('reports.told'), value: formatInstant(language, report.createdAt), wide: true },
              ]}
            />
            <ReportContent report={report} />
          </ItemCard>
        </li>
      ))}
    </CardList>
  );
}
