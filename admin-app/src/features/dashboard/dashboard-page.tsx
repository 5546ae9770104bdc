import { useTranslation } from '@pehchan/kit';
import { useRef } from 'react';
import { useCountsQuery } from '../../calls/overview.ts';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { texts } from '../../texts/index.ts';
import { ChartsPlace } from './charts-place.tsx';
import { GivenUpWork } from './given-up-work.tsx';
import { HeavyReaders } from './heavy-readers.tsx';
import { Lapsed } from './lapsed.tsx';
import { OpenReports } from './open-reports.tsx';
import { PendingUsers } from './pending-users.tsx';
import { RecoveryRequests } from './recovery-requests.tsx';
import { Stats } from './stats.tsx';
import { ToBeCalled } from './to-be-called.tsx';
import { usePendingList } from './use-pending-list.ts';
import { useRefresh } from './use-refresh.ts';

const SCROLL_DELAY_MS = 300;

/** Show counts, pending accounts and figures (specification section 2, dashboard). */
export default function DashboardPage() {
  const t = useTranslation(texts);
  const counts = useCountsQuery();
  const pending = usePendingList();
  const table = useRef<HTMLDivElement>(null);
  useRefresh(pending.query.refetch, counts.refetch);

  const showPending = () =>
    setTimeout(() => table.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }), SCROLL_DELAY_MS);
  return (
    <AdminPage title={t('dashboard.title')}>
      <HeavyReaders />
      <GivenUpWork />
      <Stats counts={counts} onPending={showPending} />
      <Lapsed />
      <OpenReports />
      <div ref={table}>
        <PendingUsers pending={pending} />
      </div>
      <ToBeCalled />
      <RecoveryRequests />
      <ChartsPlace isReady={!counts.isLoading && !pending.query.isLoading} />
    </AdminPage>
  );
}
