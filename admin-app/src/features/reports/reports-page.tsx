import { REPORT_STATES, type ReportForAdmins } from '@pehchan/contract/reports';
import {
  QueryList,
  latestReply,
  useKitTranslation,
  useListState,
  useFocusReturn,
  useTranslation,
} from '@pehchan/kit';
import { useSearchParams } from '@pehchan/kit/router';
import { Card, EmptyState, LabelledSelect } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useReportsQuery } from '../../calls/reports.ts';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import choice from '../../components/lists/choice.module.css';
import { texts } from '../../texts/index.ts';
import { type PendingDecision, DecideDialog } from './decide-dialog.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { ReportRows } from './report-rows.tsx';
import styles from './reports.module.css';
import { useStateNames } from './use-state-names.ts';

const LIST = 'reports';

export default function ReportsPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const list = useListState(LIST);
  const [params] = useSearchParams();
  const state = REPORT_STATES.find((one) => one === params.get('state'));
  const { page, pageSize } = list;
  const query = useReportsQuery({ page, pageSize, state }, { refetchOnMountOrArgChange: true });
  const [pending, setPending] = useState<PendingDecision>();
  const { place, stay } = useFocusReturn();
  const names = useStateNames();
  const shown = latestReply(query);
  const actions = (report: ReportForAdmins) =>
    report.state === 'open' &&
    (report.mayDecide ? (
      <DecideButtons report={report} onAsk={(decision) => setPending({ report, decision })} />
    ) : (
      <p>{t('reports.own')}</p>
    ));
  return (
    <AdminPage title={t('reports.title')}>
      <Card title={<span role="status">{shown ? t('reports.found', { n: shown.total }) : ''}</span>}>
        <div className={styles.tools}>
          <LabelledSelect
            className={choice.choice}
            label={tKit('field.status')}
            value={state ?? ''}
            options={[
              { value: '', label: tKit('filter.any') },
              ...REPORT_STATES.map((value) => ({ value, label: names[value] })),
            ]}
            onChoose={(value) => list.ask({ state: value })}
          />
        </div>
        <QueryList
          query={query}
          listKey={LIST}
          place={place}
          failed={t('reports.failed')}
          empty={<EmptyState icon="info">{t('reports.empty')}</EmptyState>}
          onPage={list.goTo}
        >
          {({ entries }, first) => <ReportRows reports={entries} first={first} actions={actions} />}
        </QueryList>
      </Card>
      {pending && (
        <DecideDialog
          pending={pending}
          onClose={(isDecided) => {
            setPending(undefined);
            if (isDecided) stay();
          }}
        />
      )}
    </AdminPage>
  );
}
