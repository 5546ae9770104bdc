import { paths, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Page } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

/** An unknown path keeps its address. */
export default function NotFoundPage() {
  const t = useTranslation(texts);
  return (
    <Page title={t('notFound.title')} lead={t('notFound.lead')}>
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </Page>
  );
}
