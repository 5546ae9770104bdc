import { nameOf } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { Link } from '@pehchan/kit/router';
import { UserActions } from '../../components/family/user-actions.tsx';
import { UserCard } from '../../components/lists/user-card.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { texts } from '../../texts/index.ts';
import styles from './user-rows.module.css';

/** Show accounts as cards, each with its biodata (specification section 2, user list). */
export function UserCards({ users, selection, onMoved }: AccountRows) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  return (
    <CardList label={t('users.list')}>
      {users.map((user) => (
        <li key={user.id}>
          <UserCard
            user={user}
            sinceLabel={t('users.since')}
            selection={selection}
            actions={<UserActions user={user} onMoved={onMoved} />}
          >
            {user.profiles.length === 0 ? (
              <p className={styles.none}>{t('users.none')}</p>
            ) : (
              <ul className={styles.biodata} aria-label={t('biodata.list')}>
                {user.profiles.map((profile) => (
                  <li key={profile.id}>
                    <Link to={to.profile(profile.id)}>{nameOf(profile, language)}</Link>{' '}
                    {tKit(`gender.${profile.gender}`)}, {tKit('state.years', { n: profile.age })}
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
