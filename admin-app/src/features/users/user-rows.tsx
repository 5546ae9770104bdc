import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { UserCards } from './user-cards.tsx';

export const UserRows = onDesktop(() => import('./user-table.tsx'), UserCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
