import { to, useTranslation } from '@pehchan/kit';
import { useLocation } from '@pehchan/kit/router';
import { Button, ButtonLink, Card, EmptyState, Page } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import styles from './account.module.css';
import { useRestoreContactsMutation } from './account-api.ts';

/** Require a click after the link of a mail is opened: mail scanners open links, but press no button. */
export default function RestoreContactsPage() {
  const t = useTranslation(pageTexts);
  const { hash } = useLocation();
  const [restore, { data, isLoading }] = useRestoreContactsMutation();

  if (data) {
    return (
      <Page title={t('restore.done')}>
        <EmptyState
          icon="check"
          action={
            <ButtonLink to={to.resetPassword(data.email, data.hashed)} reloadDocument type="primary">
              {t('restore.next')}
            </ButtonLink>
          }
        >
          {data.message}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('restore.title')}>
      <Card className={styles.part}>
        <p className={styles.before}>{t('restore.lead')}</p>
        <Button type="primary" loading={isLoading} onClick={() => void restore({ token: hash.slice(1) })}>
          {t('restore.submit')}
        </Button>
      </Card>
    </Page>
  );
}
