import { useTexts } from '@pehchan/kit';
import { LoadingState } from '@pehchan/kit/ui';
import { lazy, Suspense, useRef } from 'react';
import { useCountsQuery } from '../../calls/overview.ts';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { texts } from '../../texts/index.ts';
import { PendingUsers } from './pending-users.tsx';
import { Stats } from './stats.tsx';
import { usePendingList } from './use-pending-list.ts';
import { useNear } from './use-near.ts';
import { useRefresh } from './use-refresh.ts';

/** With their library they are as large as the rest of the screen: nobody waits for them. */
const Charts = lazy(() => import('./charts.tsx'));

const SCROLL_DELAY_MS = 300;

/** Seven counts, whoever is waiting, and the figures (specification section 2, dashboard). */
export default function DashboardPage() {
  const text = useTexts(texts);
  const counts = useCountsQuery();
  const pending = usePendingList();
  const table = useRef<HTMLDivElement>(null);
  const { place, isNear } = useNear(!counts.isLoading && !pending.query.isLoading);
  useRefresh(pending.query.refetch, counts.refetch);

  const showPending = () =>
    setTimeout(() => table.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }), SCROLL_DELAY_MS);
  return (
    <AdminPage title={text('dashboard.title')}>
      <Stats counts={counts} onPending={showPending} />
      <div ref={table} className="scroll-target">
        <PendingUsers pending={pending} />
      </div>
      <div ref={place} className="charts-place">
        {isNear && (
          <Suspense fallback={<LoadingState rows={6} />}>
            <Charts />
          </Suspense>
        )}
      </div>
    </AdminPage>
  );
}
