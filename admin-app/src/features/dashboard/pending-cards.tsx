import { useTexts } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';

export function PendingCards({ users, selection, actions }: AccountRows) {
  const own = useTexts(texts);
  return (
    <CardList label={own('pending.title')}>
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
    </CardList>
  );
}
