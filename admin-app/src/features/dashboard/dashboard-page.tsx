import { useTexts } from '@pehchan/kit';
import { Page } from '@pehchan/kit/ui';
import { useRef } from 'react';
import { texts } from '../../texts/index.ts';
import { PendingUsers } from './pending-users.tsx';
import { Stats } from './stats.tsx';

const SCROLL_DELAY_MS = 300;

/** Seven counts and whoever is waiting (specification section 2, dashboard). */
export default function DashboardPage() {
  const text = useTexts(texts);
  const pending = useRef<HTMLDivElement>(null);
  const showPending = () =>
    setTimeout(
      () => pending.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }),
      SCROLL_DELAY_MS,
    );
  return (
    <Page title={text('dashboard.title')}>
      <Stats onPending={showPending} />
      <div ref={pending}>
        <PendingUsers />
      </div>
    </Page>
  );
}
