import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { PendingCards } from './pending-cards.tsx';

/** So many grey bars are as tall as five of them in a table: the figures below it stay where they are. */
export const BARS_OF_TABLE = 18;

/** Whoever waits: a table where there is room, cards on a phone. */
export const PendingRows = onDesktop(() => import('./pending-table.tsx'), PendingCards, {
  waiting: <LoadingState rows={BARS_OF_TABLE} />,
  isAhead: true,
});
