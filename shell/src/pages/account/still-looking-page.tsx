import { paths, useTranslation } from '@pehchan/kit';
import { useParams } from '@pehchan/kit/router';
import { Button, ButtonLink, EmptyState, Page } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { useAnswerStillLookingMutation } from './account-api.ts';

/** Require a click after the link of a mail is opened: mail scanners open links, but press no button. */
export default function StillLookingPage() {
  const t = useTranslation(pageTexts);
  const { token = '' } = useParams();
  const [answer, { data, isLoading }] = useAnswerStillLookingMutation();
  if (data) {
    return (
      <Page title={t('stillLooking.done')}>
        <EmptyState icon="check" action={<ButtonLink to={paths.home}>{t('stillLooking.home')}</ButtonLink>}>
          {data.message}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('stillLooking.title')} lead={t('stillLooking.lead')}>
      <p>
        <Button type="primary" loading={isLoading} onClick={() => void answer(token)}>
          {t('stillLooking.submit')}
        </Button>
      </p>
      <p>
        <ButtonLink to={paths.home}>{t('stillLooking.else')}</ButtonLink>
      </p>
    </Page>
  );
}
