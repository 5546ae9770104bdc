import { useTexts } from '@pehchan/kit';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';

export function PendingCards({ users, selection, actions }: AccountRows) {
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
