import { useTranslation } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { UserActions } from '../../components/family/user-actions.tsx';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';

export function PendingCards({ users, selection, onMoved }: AccountRows) {
  const t = useTranslation(texts);
  return (
    <CardList label={t('pending.title')}>
      {users.map((user) => (
        <li key={user.id}>
          <UserCard
            user={user}
            sinceLabel={t('pending.since')}
            selection={selection}
            actions={<UserActions user={user} onMoved={onMoved} />}
          />
        </li>
      ))}
    </CardList>
  );
}
