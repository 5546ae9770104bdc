import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { UserCards } from './user-cards.tsx';

/** Accounts: a table where there is room, cards on a phone. */
export const UserRows = onDesktop(() => import('./user-table.tsx'), UserCards, {
  waiting: <LoadingState rows={6} />,
  isAhead: true,
});
