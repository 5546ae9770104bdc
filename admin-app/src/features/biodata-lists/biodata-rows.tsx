import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { BiodataCards } from './biodata-cards.tsx';

export const BiodataRows = onDesktop(() => import('./biodata-table.tsx'), BiodataCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
