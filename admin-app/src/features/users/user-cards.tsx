import { to, useText, useTexts } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { Link } from '@pehchan/kit/router';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';
import styles from './user-rows.module.css';

/** On a phone each account with its biodata (specification section 2, user list). */
export function UserCards({ users, selection, actions }: AccountRows) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <CardList label={own('users.list')}>
      {users.map((user) => (
        <li key={user.id}>
          <UserCard user={user} sinceLabel={own('users.since')} selection={selection} actions={actions(user)}>
            {user.profiles.length === 0 ? (
              <p className={styles.none}>{own('users.none')}</p>
            ) : (
              <ul className={styles.biodata} aria-label={own('biodata.list')}>
                {user.profiles.map((profile) => (
                  <li key={profile.id}>
                    <Link to={to.profile(profile.id)}>{profile.fullname}</Link>{' '}
                    {text(`gender.${profile.gender}`)}, {text('state.years', { n: profile.age })}
                  </li>
                ))}
              </ul>
            )}
          </UserCard>
        </li>
      ))}
    </CardList>
  );
}
