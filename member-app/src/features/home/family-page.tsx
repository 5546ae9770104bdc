import { to, useSignedInUser, useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon, Page } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { OwnBiodata } from './own-biodata.tsx';
import { StatusNote } from './status-note.tsx';
import styles from './link-at-start.module.css';

export default function FamilyPage() {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  return (
    <Page title={t('family.title')} lead={t('family.lead')}>
      <StatusNote user={user} />
      <OwnBiodata />
      <ButtonLink to={to.editUser(user.id)} className={styles.link}>
        <Icon name="user" /> {t('family.account')}
      </ButtonLink>
    </Page>
  );
}
