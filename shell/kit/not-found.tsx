import { useKitTranslation } from './i18n/use-translation.ts';
import { paths } from './paths.ts';
import { ButtonLink, Page } from './ui/index.ts';

/** The page of an address that leads nowhere, or to what isn't the viewer's. The address stays. */
export function NotFound() {
  const t = useKitTranslation();
  return (
    <Page title={t('notFound.title')} lead={t('notFound.lead')}>
      <div>
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
      </div>
    </Page>
  );
}
