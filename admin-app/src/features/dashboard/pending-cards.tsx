import type { UserWithProfiles } from '@pehchan/contract/review';
import { useTexts } from '@pehchan/kit';
import type { ReactNode } from 'react';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { useSelection } from '../../components/review/use-selection.ts';
import { texts } from '../../texts/index.ts';

type Props = {
  users: UserWithProfiles[];
  selection: ReturnType<typeof useSelection>;
  actions: (user: UserWithProfiles) => ReactNode;
};

export function PendingCards({ users, selection, actions }: Props) {
  const own = useTexts(texts);
  return (
    <ul className="cards" aria-label={own('pending.title')}>
      {users.map((user) => (
        <li key={user.id}>
          <UserCard
            user={user}
            sinceLabel={own('pending.since')}
            selection={selection}
            actions={actions(user)}
          />
        </li>
      ))}
    </ul>
  );
}
