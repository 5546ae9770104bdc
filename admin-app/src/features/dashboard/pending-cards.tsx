import { useTranslation } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';

export function PendingCards({ users, selection, actions }: AccountRows) {
  const t = useTranslation(texts);
  return (
    <CardList label={t('pending.title')}>
      {users.map((user) => (
        <li key={user.id}>
          <UserCard
            user={user}
            sinceLabel={t('pending.since')}
            selection={selection}
            actions={actions(user)}
          />
        </li>
      ))}
    </CardList>
  );
}
