import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { Icon, Note } from '@pehchan/kit/ui';
import { useReviewHintsQuery } from '../../../calls/users.ts';
import { texts } from '../../../texts/index.ts';
import styles from './deck.module.css';

/** What looks wrong with a family, and who else of its village is a member. */
export function Hints({ user }: { user: UserWithProfiles }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const { data, isError } = useReviewHintsQuery(user.id);
  const candidateOf = (profileId: number | null) => {
    const profile = user.profiles.find(({ id }) => id === profileId);
    return profile ? nameOf(profile, language) : displayName(user.name);
  };
  const village = tKit(`village.${user.village}`);
  const neighbours = data && { village, ...data.neighbours };
  return (
    <>
      {isError && (
        <Note>
          <Icon name="info" />
          <span>{t('hint.failed')}</span>
        </Note>
      )}
      {data?.hints.map(({ kind, profileId, of }) => (
        <Note key={`${kind} ${profileId} ${of?.id}`}>
          <Icon name="info" />
          <span>
            {t(`hint.${kind}`, { name: candidateOf(profileId) })}{' '}
            {of && kind === 'copied' && `${t('hint.original')} `}
            {of && <Link to={to.userProfiles(of.id)}>{displayName(of.name)}</Link>}
          </span>
        </Note>
      ))}
      <p className={styles.neighbours}>
        {neighbours &&
          (neighbours.total === 0
            ? t('deck.firstOfVillage', { village })
            : t('deck.neighbours', {
                village,
                total: neighbours.total,
                names: neighbours.names.map(displayName).join(', '),
              }))}
      </p>
    </>
  );
}
