import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './link-at-start.module.css';

/** `isMain`: the family has no biodata yet, so adding one is the main action. */
export function AddBiodata({ isMain = false }: { isMain?: boolean }) {
  const t = useTranslation(texts);
  return (
    <ButtonLink to={paths.addProfile} type={isMain ? 'primary' : 'text'} className={styles.link}>
      <Icon name="plus" /> {t('home.add')}
    </ButtonLink>
  );
}
