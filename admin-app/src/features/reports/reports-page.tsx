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
import { Card, EmptyState, LabelledSelect, useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useReportsQuery } from '../../calls/reports.ts';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import choice from '../../components/lists/choice.module.css';
import { ListBar } from '../../components/lists/list-bar.tsx';
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
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  const found = shown ? t('reports.found', { n: shown.total }) : '';
  const filter = (
    <LabelledSelect
      isInline
      className={choice.choice}
      label={tKit('field.status')}
      value={state ?? ''}
      options={[
        { value: '', label: tKit('filter.any') },
        ...REPORT_STATES.map((value) => ({ value, label: names[value] })),
      ]}
      onChoose={(value) => list.ask({ state: value })}
    />
  );
  const actions = (report: ReportForAdmins) =>
    report.state === 'open' &&
    (report.mayDecide ? (
      <DecideButtons report={report} onAsk={(decision) => setPending({ report, decision })} />
    ) : (
      <p>{t('reports.own')}</p>
    ));
  return (
    <AdminPage title={t('reports.title')}>
      <Card title={!isWide && <span role="status">{found}</span>}>
        {isWide ? (
          <ListBar list={list} filters={filter} found={found} onTools={setTools} />
        ) : (
          <div className={styles.tools}>{filter}</div>
        )}
        <QueryList
          query={query}
          listKey={LIST}
          place={place}
          failed={t('reports.failed')}
          empty={<EmptyState icon="info">{t('reports.empty')}</EmptyState>}
          onPage={list.goTo}
        >
          {({ entries }, first) => (
            <ReportRows reports={entries} first={first} actions={actions} tools={tools} />
          )}
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
