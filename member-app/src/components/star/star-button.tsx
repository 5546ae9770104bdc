import type { FoundProfile } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './star.module.css';
import { useStar } from './use-star.ts';

type Props = {
  profile: FoundProfile;
  place: 'photo' | 'row' | 'bar';
};

export function StarButton({ profile, place }: Props) {
  const t = useTranslation(texts);
  const name = nameOf(profile, useLanguage());
  const { isOn, press } = useStar(profile);
  return (
    <button
      type="button"
      className={[styles.star, styles[place]].join(' ')}
      aria-pressed={isOn}
      aria-label={t('star.keep', { name })}
      onClick={() => void press()}
    >
      <Icon name="star" size={place === 'row' ? 24 : 28} />
    </button>
  );
}
