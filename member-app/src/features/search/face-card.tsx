import type { FoundProfile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Photo, wordsOf, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { useIsWide } from '@pehchan/kit/ui';
import { FaceFacts } from '../../components/face/face-facts.tsx';
import { CallButton } from '../../components/family-phone/call-button.tsx';
import { StarButton } from '../../components/star/star-button.tsx';
import { texts } from '../../texts/index.ts';
import styles from './face-card.module.css';

type Props = {
  profile: FoundProfile;
  isNew: boolean;
  isEager: boolean;
  /** Whether to show father and city, because the search may have found the candidate by them. */
  showsMore: boolean;
};

export function FaceCard({ profile, isNew, isEager, showsMore }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const name = nameOf(profile, useLanguage());
  const { id, image } = profile;
  const father = wordsOf('father', profile, tKit);
  return (
    <article className={styles.card} aria-label={name} data-biodata={id}>
      {/* Nothing covers the photo's foot, which has the code of the viewer's copy. */}
      <div className={styles.photo}>
        <Photo isPortrait image={image} name={name} size="card" isEager={isEager} />
        {isNew && <span className={styles.ribbon}>{t('search.new')}</span>}
        <StarButton profile={profile} place="photo" />
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={to.profile(id)} className={styles.open} aria-label={`${tKit('action.view')}: ${name}`}>
            {name}
          </Link>
        </h2>
        <FaceFacts profile={profile} />
        {showsMore && (
          <p className={styles.more}>
            {[t('search.father', { father }), wordsOf('currentLiveCity', profile, tKit)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {!isWide && (
          <div className={styles.actions}>
            <CallButton profile={profile} />
          </div>
        )}
      </div>
    </article>
  );
}
