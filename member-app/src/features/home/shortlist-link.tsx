import { useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import { ownPaths } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import styles from './shortlist-link.module.css';

/** Link to the shortlist without a count, because home makes no extra call for it. */
export function ShortlistLink() {
  const t = useTranslation(texts);
  return (
    <ButtonLink className={styles.link} to={ownPaths.shortlist}>
      <Icon name="star" /> {t('shortlist.title')}
    </ButtonLink>
  );
}
