import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink, EmptyState, Page } from '@pehchan/kit/ui';
import { pageTexts } from '../texts/index.ts';
import { texts } from '../../texts/index.ts';

export function PasswordChanged({ message }: { message: string }) {
  const t = useTranslation(pageTexts);
  const tShell = useTranslation(texts);
  return (
    <Page title={t('reset.done')}>
      <EmptyState
        icon="check"
        action={
          <ButtonLink to={paths.login} reloadDocument type="primary">
            {tShell('layout.login')}
          </ButtonLink>
        }
      >
        {message}
      </EmptyState>
    </Page>
  );
}
