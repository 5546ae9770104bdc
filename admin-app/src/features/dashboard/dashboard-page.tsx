import { useTranslation } from '@pehchan/kit';
import { useIsWide } from '@pehchan/kit/ui';
import { useRef } from 'react';
import { useCountsQuery } from '../../calls/overview.ts';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { texts } from '../../texts/index.ts';
import { ChartsPlace } from './charts-place.tsx';
import { useDeck } from './deck/use-deck.ts';
import { Families } from './families.tsx';
import { GivenUpWork } from './given-up-work.tsx';
import { HeavyReaders } from './heavy-readers.tsx';
import { Lapsed } from './lapsed.tsx';
import { OpenReports } from './open-reports.tsx';
import { RecoveryRequests } from './recovery-requests.tsx';
import { Stats } from './stats.tsx';
import { ToBeCalled } from './to-be-called.tsx';
import { usePendingList } from './use-pending-list.ts';
import { useRefresh } from './use-refresh.ts';

const SCROLL_DELAY_MS = 300;

/** Show counts, waiting families and figures (specification section 2, dashboard). */
export default function DashboardPage() {
  const t = useTranslation(texts);
  const counts = useCountsQuery();
  const pending = usePendingList({ isWide: useIsWide() });
  const isDeck = !pending.isShown;
  const deck = useDeck({ skip: !isDeck });
  const { query } = isDeck ? deck : pending;
  const families = useRef<HTMLDivElement>(null);
  useRefresh(query.refetch, counts.refetch);

  const showPending = () =>
    setTimeout(
      () => families.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }),
      SCROLL_DELAY_MS,
    );
  const figures = (
    <>
      <HeavyReaders />
      <GivenUpWork />
      <Stats counts={counts} onPending={showPending} />
      <Lapsed />
      <OpenReports />
    </>
  );
  return (
    <AdminPage title={t('dashboard.title')}>
      {!isDeck && figures}
      <div ref={families}>
        <Families pending={pending} cards={deck} />
      </div>
      {isDeck && figures}
      <ToBeCalled />
      <RecoveryRequests />
      <ChartsPlace isReady={!counts.isLoading && !query.isLoading} />
    </AdminPage>
  );
}
