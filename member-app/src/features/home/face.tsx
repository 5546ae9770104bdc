import { nameOf, type FoundProfile } from '@pehchan/contract/biodata';
import { displayName, to, useKitTranslation, useLanguage } from '@pehchan/kit';
import { Photo } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import styles from './matches.module.css';

/** One new match: photo, name, age and gotra. The whole tile opens the biodata. */
export function Face({ profile, isEager }: { profile: FoundProfile; isEager: boolean }) {
  const tKit = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  const { id, image, age, gotra } = profile;
  return (
    <Link to={to.profile(id)} className={styles.face} aria-label={`${tKit('action.view')}: ${name}`}>
      <Photo isPortrait image={image} name={name} size="card" isEager={isEager} />
      <span className={styles.name}>{name}</span>
      <span>{tKit('state.years', { n: age })}</span>
      {gotra && <span>{displayName(gotra)}</span>}
    </Link>
  );
}
