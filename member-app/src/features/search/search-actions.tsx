import { nameOf, type FoundProfile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage } from '@pehchan/kit';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import { StarButton } from '../../components/star/star-button.tsx';
import styles from './search.module.css';

export function SearchActions({ profile }: { profile: FoundProfile }) {
  const tKit = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  return (
    <span className={styles.beside}>
      <ButtonLink to={to.profile(profile.id)} aria-label={`${tKit('action.view')}: ${name}`}>
        <Icon name="eye" /> {tKit('action.view')}
      </ButtonLink>
      <StarButton profile={profile} place="row" />
    </span>
  );
}
