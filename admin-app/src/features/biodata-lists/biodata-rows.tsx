import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { BiodataCards } from './biodata-cards.tsx';

/** Biodata with where their family stands: a table where there is room, cards on a phone. */
export const BiodataRows = onDesktop(() => import('./biodata-table.tsx'), BiodataCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
