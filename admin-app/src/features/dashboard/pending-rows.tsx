import { LoadingState, onDesk } from '@pehchan/kit/ui';
import { PendingCards } from './pending-cards.tsx';

/** Whoever waits: a table where there is room, cards on a phone. */
export const PendingRows = onDesk(() => import('./pending-table.tsx'), PendingCards, {
  waiting: <LoadingState rows={5} />,
  isAhead: true,
});
