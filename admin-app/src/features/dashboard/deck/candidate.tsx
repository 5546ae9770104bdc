import { ofEachField } from '@pehchan/contract/biodata';
import type { UserWithProfiles } from '@pehchan/contract/review';
import { useKitTranslation, useLanguage } from '@pehchan/kit';
import { nameOf, Photo, wordsOf } from '@pehchan/kit/biodata';
import styles from './deck.module.css';

type Props = { profile: UserWithProfiles['profiles'][number]; isFirst: boolean };

export function Candidate({ profile, isFirst }: Props) {
  const tKit = useKitTranslation();
  // A list leaves out the paragraphs.
  const shown = { ...ofEachField(() => null), ...profile };
  const name = nameOf(profile, useLanguage());
  const words = (...parts: string[]) => parts.filter(Boolean).join(' · ');
  return (
    <div className={styles.candidate}>
      <div className={isFirst ? styles.photo : styles.small}>
        <Photo isPortrait isEager={isFirst} image={profile.image} name={name} size="card" />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          {words(
            tKit('state.years', { n: profile.age }),
            wordsOf('height', shown, tKit, 'brief'),
            wordsOf('gender', shown, tKit, 'brief'),
          )}
        </p>
        <p>{wordsOf('gotra', shown, tKit)}</p>
        <p>{words(wordsOf('village', shown, tKit), wordsOf('currentLiveCity', shown, tKit))}</p>
        <p className={styles.quiet}>
          {words(wordsOf('father', shown, tKit), wordsOf('mother', shown, tKit))}
        </p>
      </div>
    </div>
  );
}
