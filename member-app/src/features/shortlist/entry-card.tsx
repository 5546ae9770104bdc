import type { Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Photo, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { Button } from '@pehchan/kit/ui';
import { FaceFacts } from '../../components/face/face-facts.tsx';
import { CallButton } from '../../components/family-phone/call-button.tsx';
import { texts as remoteTexts } from '../../texts/index.ts';
import { texts } from './texts/index.ts';
import styles from './entry-card.module.css';
import type { useTicks } from './use-ticks.ts';
import type { Listed } from './use-children.ts';
import { buttonOf } from './use-opened.ts';

type Props = {
  entry: Listed;
  child: Profile | undefined;
  /** The ticks of the entries to compare; undefined for a list of one. */
  ticks: ReturnType<typeof useTicks> | undefined;
  onOpen: (profileId: number) => void;
};

export function EntryCard({ entry: { profileId, profile, note }, child, ticks, onOpen }: Props) {
  const t = useTranslation(texts);
  const tRemote = useTranslation(remoteTexts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const name = nameOf(profile, language);
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.photo}>
        <Photo isPortrait image={profile.image} name={name} size="card" />
      </div>
      <div className={styles.words}>
        <h3>
          <Link
            className={styles.name}
            to={to.profile(profileId)}
            aria-label={`${tKit('action.view')}: ${name}`}
          >
            {name}
          </Link>
        </h3>
        <FaceFacts profile={profile} />
        {child && <p className={styles.child}>{tRemote('search.for', { name: nameOf(child, language) })}</p>}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <CallButton profile={profile} />
        <Button
          id={buttonOf(profileId)}
          aria-haspopup="dialog"
          aria-label={`${t('shortlist.change')}: ${name}`}
          onClick={() => onOpen(profileId)}
        >
          {t('shortlist.change')}
        </Button>
        {ticks && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={ticks.has(profileId)}
              disabled={ticks.isFull && !ticks.has(profileId)}
              aria-label={`${t('compare.tick')}: ${name}`}
              onChange={({ target }) => ticks.set(profileId, target.checked)}
            />
            {t('compare.tick')}
          </label>
        )}
      </div>
    </article>
  );
}
