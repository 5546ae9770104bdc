import type { FoundProfile } from '@pehchan/contract/biodata';
import { displayName, to, useKitTranslation, useLanguage } from '@pehchan/kit';
import { Photo, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import styles from './matches.module.css';
import { useSeen } from './use-seen.ts';

/** One new match: photo, name, age and gotra. The name's link covers the whole card. */
export function Face({ profile, isEager }: { profile: FoundProfile; isEager: boolean }) {
  const tKit = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  const { id, image, age, gotra } = profile;
  const [place, isSeen] = useSeen<HTMLDivElement>(isEager);
  return (
    <div ref={place} className={styles.face}>
      {isSeen ? (
        <Photo isPortrait image={image} name={name} size="card" isEager={isEager} />
      ) : (
        <div className={styles.place} aria-hidden="true" />
      )}
      <Link to={to.profile(id)} className={styles.name} aria-label={`${tKit('action.view')}: ${name}`}>
        {name}
      </Link>
      <span>{tKit('state.years', { n: age })}</span>
      {gotra && <span>{displayName(gotra)}</span>}
    </div>
  );
}
