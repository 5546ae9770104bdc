import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { PendingCards } from './pending-cards.tsx';

/** Placeholder bars that are as tall as twenty table rows, so that the figures below do not move. */
export const BARS_OF_TABLE = 31;

export const PendingRows = onDesktop(() => import('./pending-table.tsx'), PendingCards, {
  waiting: <LoadingState rows={BARS_OF_TABLE} />,
  isAhead: true,
});
