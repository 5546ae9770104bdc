import { useKitTranslation } from './i18n/use-translation.ts';
import { paths } from './paths.ts';
import { ButtonLink, Page } from './ui/index.ts';

/** The screen for an unknown address or another account's data. The address stays. */
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
