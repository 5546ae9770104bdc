import type { FoundProfile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import { StarButton } from '../../components/star/star-button.tsx';
import styles from './search.module.css';

/** Actions of a row: icons alone, so that a row with long words still fits a window of 1280 pixels. */
export function SearchActions({ profile }: { profile: FoundProfile }) {
  const tKit = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  return (
    <span className={styles.beside}>
      <ButtonLink to={to.profile(profile.id)} aria-label={`${tKit('action.view')}: ${name}`}>
        <Icon name="eye" />
      </ButtonLink>
      <StarButton profile={profile} place="row" />
    </span>
  );
}
