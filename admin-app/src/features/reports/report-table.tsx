import { formatInstant, useLanguage, useTranslation } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desktop';
import { texts } from '../../texts/index.ts';
import { Family, StateTag, ReportContent } from './report-parts.tsx';
import type { ReportRowsProps } from './rows-props.ts';

export default function ReportTable({ reports, first, actions }: ReportRowsProps) {
  const t = useTranslation(texts);
  const language = useLanguage();
  return (
    <DataTable
      listKey="reports"
      caption={t('reports.list')}
      rows={reports}
      first={first}
      actions={actions}
      columns={[
        {
          key: 'by',
          title: t('reports.by'),
          value: ({ by }) => <Family family={by} />,
          isRowHeader: true,
        },
        { key: 'about', title: t('reports.about'), value: ({ about }) => <Family family={about} /> },
        {
          key: 'told',
          title: t('reports.told'),
          value: ({ createdAt, state }) => (
            <>
              {formatInstant(language, createdAt)} <StateTag state={state} />
            </>
          ),
        },
        { key: 'text', title: t('reports.text'), value: (report) => <ReportContent report={report} /> },
      ]}
    />
  );
}
