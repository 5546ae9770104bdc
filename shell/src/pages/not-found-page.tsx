import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink, Page } from '@pehchan/kit/ui';
import { pageTexts } from './texts/index.ts';

/** An unknown path keeps its address. */
export default function NotFoundPage() {
  const t = useTranslation(pageTexts);
  return (
    <Page title={t('notFound.title')} lead={t('notFound.lead')}>
      <div>
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
      </div>
    </Page>
  );
}
