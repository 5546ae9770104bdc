import { to, useText, useTexts } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';

/** On a phone each account with its biodata (specification section 2, user list). */
export function UserCards({ users, selection, actions }: AccountRows) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <ul className="cards" aria-label={own('users.list')}>
      {users.map((user) => (
        <li key={user.id}>
          <UserCard user={user} sinceLabel={own('users.since')} selection={selection} actions={actions(user)}>
            {user.profiles.length === 0 ? (
              <p className="user-card-none">{own('users.none')}</p>
            ) : (
              <ul className="user-card-biodata" aria-label={own('biodata.list')}>
                {user.profiles.map((profile) => (
                  <li key={profile.id} className="fact">
                    <Link to={to.profile(profile.id)}>{profile.fullname}</Link>{' '}
                    {text(`gender.${profile.gender}`)}, {text('state.years', { n: profile.age })}
                  </li>
                ))}
              </ul>
            )}
          </UserCard>
        </li>
      ))}
    </ul>
  );
}
