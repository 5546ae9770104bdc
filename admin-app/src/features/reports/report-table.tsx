import { useTranslation } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desktop';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';
import { Family, StateTag, ReportContent } from './report-parts.tsx';
import type { ReportRowsProps } from './rows-props.ts';

export default function ReportTable({ reports, first, actions, tools }: ReportRowsProps) {
  const t = useTranslation(texts);
  return (
    <DataTable
      listKey="reports"
      caption={t('reports.list')}
      rows={reports}
      first={first}
      actions={actions}
      tools={tools}
      detail={(report) => <ReportContent report={report} />}
      columns={[
        {
          key: 'by',
          title: t('reports.by'),
          value: ({ by }) => <Family family={by} />,
          isRowHeader: true,
        },
        { key: 'about', title: t('reports.about'), value: ({ about }) => <Family family={about} /> },
        { key: 'text', title: t('reports.text'), value: ({ text }) => text, wide: true },
        {
          key: 'told',
          title: t('reports.told'),
          value: ({ createdAt, state }) => (
            <>
              <StateTag state={state} /> <Since instant={createdAt} />
            </>
          ),
          wide: true,
        },
      ]}
    />
  );
}
