import { paths, useTranslation } from '@pehchan/kit';
import { useParams } from '@pehchan/kit/router';
import { Button, ButtonLink, EmptyState, Page } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { useDetachEmailMutation } from './account-api.ts';

/** Require a click after the link of a mail is opened: mail scanners open links, but press no button. */
export default function NotMePage() {
  const t = useTranslation(pageTexts);
  const { token = '' } = useParams();
  const [detachEmail, { data, isLoading }] = useDetachEmailMutation();
  if (data) {
    return (
      <Page title={t('notMe.done')}>
        <EmptyState icon="check" action={<ButtonLink to={paths.help}>{t('notMe.help')}</ButtonLink>}>
          {data.message}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('notMe.title')} lead={t('notMe.lead')}>
      <Button type="primary" loading={isLoading} onClick={() => void detachEmail(token)}>
        {t('notMe.submit')}
      </Button>
    </Page>
  );
}
