import { nameOf, type FoundProfile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Photo, wordsOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { useIsWide } from '@pehchan/kit/ui';
import { CallButton } from '../../components/family-phone/call-button.tsx';
import { StarButton } from '../../components/star/star-button.tsx';
import { texts } from '../../texts/index.ts';
import styles from './face-card.module.css';

type Props = {
  profile: FoundProfile;
  isNew: boolean;
  isEager: boolean;
  /** Whether to show the father's name, because the search may have found the candidate by that name. */
  showsFather: boolean;
};

export function FaceCard({ profile, isNew, isEager, showsFather }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const name = nameOf(profile, useLanguage());
  const { id, image, age, father, education, gotra } = profile;
  const height = wordsOf('height', profile, tKit, 'brief');
  const work = profile.occupation || wordsOf('employedIn', profile, tKit);
  return (
    <article className={styles.card} aria-label={name} data-biodata={id}>
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
        {showsFather && <p>{t('search.father', { father })}</p>}
        <p className={styles.age}>{[tKit('state.years', { n: age }), height].filter(Boolean).join(' · ')}</p>
        <Pair first={education} second={work} />
        <Pair first={wordsOf('village', profile, tKit)} second={gotra && t('search.gotra', { gotra })} />
        {!isWide && (
          <div className={styles.actions}>
            <CallButton profile={profile} />
          </div>
        )}
      </div>
    </article>
  );
}

function Pair({ first, second }: { first: string; second: string }) {
  return (
    <p className={styles.pair}>
      {first && <span>{first}</span>}
      {second && <span>{second}</span>}
    </p>
  );
}
